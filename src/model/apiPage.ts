import type { ApiDoc, ComponentDoc, HookDoc, RichText } from './apiDoc.ts';

/** A component or hook and the address its API is shown at. */
export interface ApiEntry {
  readonly doc: ApiDoc;
  readonly path: string;
}

/** A link: an address and its text. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** All that is shown of a component or hook, with what the rest of the site knows of it. */
export interface ApiReference extends ApiEntry {
  /** Pages that are about it. */
  readonly pages: readonly TextLink[];
  /** Demos that set a prop, by the name of the prop. */
  readonly demos: Readonly<Record<string, readonly TextLink[]>>;
  /** Addresses of documented things that its types name. */
  readonly links: Readonly<Record<string, string>>;
  readonly guides: ApiGuides;
}

/** Pages of this site on what every component of a library has; null where they are not written. */
export interface ApiGuides {
  /** On default props, style overrides and variants in a theme. */
  readonly theme: string | null;
  /** On the ways to style a component and its parts. */
  readonly styles: string | null;
}

/** Props that a demo sets on one component. */
export interface UsedProps {
  readonly component: string;
  readonly props: readonly TextLink[];
}

/** A prop as it is shown beside demos. */
export interface PropRow {
  readonly anchor: string;
  readonly deprecated: boolean;
  readonly html: string;
}

/** The props of a page's components and parameters of its hooks, in the order of the page. */
export type PagePropsData = readonly { readonly name: string; readonly rows: readonly PropRow[] }[];

/** The components and hooks of one package. */
export interface ApiList {
  /** Of the heading above it. */
  readonly id: string;
  readonly package: string;
  readonly entries: readonly ApiEntry[];
}

/** Something that should no longer be used. */
export interface DeprecatedRow {
  readonly kind: 'component' | 'hook' | 'prop' | 'slot' | 'class' | 'parameter' | 'field';
  /** As it is written in code: `TransitionProps`, `.MuiAlert-filledInfo`. */
  readonly name: string;
  /** Where its API is shown. */
  readonly href: string;
  /** Null where the authors name nothing. */
  readonly instead: RichText | null;
}

/** What readers see where nothing replaces a row. */
export const NO_REPLACEMENT = 'The package names no replacement.';

/** What is deprecated of one component or hook. */
export interface DeprecatedApi {
  /** Of the heading above it. */
  readonly id: string;
  readonly name: string;
  readonly rows: readonly DeprecatedRow[];
}

/** The heading above what is deprecated of a component; its name alone would pass for its page in searches. */
export function formatDeprecationHeading(name: string): string {
  return `${name} deprecations`;
}

/** A part of a page that is made from the packages. */
export type ApiBlock =
  /** A page of its own. */
  | { readonly kind: 'api'; readonly view: 'page'; readonly reference: ApiReference }
  /** Several components or hooks, one below the other, on a tab beside their demos. */
  | { readonly kind: 'api'; readonly view: 'tab'; readonly references: readonly ApiReference[] }
  /** The props in short, at the end of the page that is about the components. */
  | { readonly kind: 'api'; readonly view: 'panel'; readonly references: readonly ApiReference[] }
  /** What a demo sets, below the demo. */
  | { readonly kind: 'api'; readonly view: 'usedProps'; readonly used: readonly UsedProps[] }
  /** Everything a product documents, by package. */
  | { readonly kind: 'api'; readonly view: 'index'; readonly lists: readonly ApiList[] }
  /** Everything a package deprecates, by component. */
  | { readonly kind: 'api'; readonly view: 'deprecations'; readonly apis: readonly DeprecatedApi[] }
  /** A list from facts of the packages, under the name and with the props that it is written with. */
  | {
      readonly kind: 'api';
      readonly view: 'facts';
      readonly name: string;
      readonly props: Readonly<Record<string, string | number | boolean>>;
      readonly text: RichText;
    }
  /** Ways between a page and the tabs beside it. */
  | { readonly kind: 'api'; readonly view: 'tabs'; readonly tabs: readonly TextLink[] };

/** Ids of the sections of an API page; those of a tab follow the name of their component. */
export const API_SECTIONS = {
  import: 'Import',
  demos: 'Demos',
  props: 'Props',
  parameters: 'Parameters',
  'return-value': 'Return value',
  inheritance: 'Inheritance',
  'theme-default-props': 'Theme default props',
  slots: 'Slots',
  classes: 'CSS classes',
  size: 'Size',
  'source-code': 'Source code',
} as const;
export type ApiSectionId = keyof typeof API_SECTIONS;

/** The ways an API page can show its rows; the first is what readers start with. */
export const API_VIEWS = ['table', 'expanded', 'compact'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** A section and the rows that can be linked in it. */
export interface ApiSection {
  readonly id: ApiSectionId;
  readonly rows: readonly { readonly name: string; readonly anchor: string }[];
}

/** Sections that a component or hook has, in the order of the page. */
export function listApiSections({ doc, pages }: ApiReference): ApiSection[] {
  return [
    ...section('import', true),
    ...section('demos', pages.length > 0),
    ...(doc.kind === 'component' ? listComponentSections(doc) : listHookSections(doc)),
    ...section('source-code', doc.source !== null),
  ];
}

function listComponentSections(doc: ComponentDoc): ApiSection[] {
  return [
    ...section('props', true, doc.props),
    ...section('inheritance', doc.inherits !== null),
    ...section('theme-default-props', doc.themeKey !== null),
    ...section('slots', doc.slots.length > 0, doc.slots),
    ...section('classes', doc.classes.length > 0, doc.classes),
    ...section('size', doc.size !== null),
  ];
}

function listHookSections(doc: HookDoc): ApiSection[] {
  return [
    ...section('parameters', doc.parameters.length > 0, doc.parameters),
    ...section('return-value', true, doc.returnValue),
  ];
}

function section(id: ApiSectionId, isShown: boolean, rows: ApiSection['rows'] = []): ApiSection[] {
  return isShown ? [{ id, rows }] : [];
}

/** The id of a section: alone on its page, or one of many on a tab. */
export function formatSectionId(id: ApiSectionId, doc: ApiDoc, isTab: boolean): string {
  return isTab ? `${doc.slug}-${id}` : id;
}
