import type { BaseLibrary } from './product.ts';

/** A CSS class of a component. */
export interface AnatomyClass {
  /** Key in the `classes` prop and, of slots, in the theme's style overrides. */
  readonly key: string;
  /** What its authors say of it, as Markdown. */
  readonly about: string | null;
}

/** What is known of a component's elements: their classes, and how each is overridden. */
export interface ComponentAnatomy {
  readonly name: string;
  /** npm package that defines it. */
  readonly package: string;
  readonly importStatement: string;
  /** Address of its API, to which the anchor of a class can be added. */
  readonly api: string;
  /** Key under `theme.components`, where the component reads the theme. */
  readonly themeKey: string | null;
  /** Slots that the theme's style overrides have a key for. */
  readonly themeSlots: readonly string[];
  readonly takesSx: boolean;
  /** The component of the same package that it passes its props to. */
  readonly inherits: string | null;
  /** By the name of the class, without the dot. */
  readonly classes: Readonly<Record<string, AnatomyClass>>;
}

/** The libraries whose components are described in a file each. */
export const ANATOMY_LIBRARIES = [
  'material',
  'joy',
  'base',
] as const satisfies readonly BaseLibrary[];

/** Where the anatomy of a library's components is fetched, those of the products that build on it included. */
export function formatAnatomyUrl(library: BaseLibrary): string {
  return `/data/anatomy/${library}.json`;
}
