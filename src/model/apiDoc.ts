import type { Plan } from './navigation.ts';

/** A comment of a package: the Markdown its authors wrote and the HTML made of it. */
export interface RichText {
  readonly markdown: string;
  readonly html: string;
}

/** Present on what should no longer be used; the reason is missing where the authors gave none. */
export interface Deprecation {
  readonly reason: RichText | null;
}

/** A parameter of a function prop. */
export interface SignatureParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description: RichText | null;
}

/** How a function prop is called. */
export interface FunctionSignature {
  readonly parameters: readonly SignatureParameter[];
  readonly returns: { readonly type: string; readonly description: RichText | null };
}

/** A prop of a component, or a parameter or returned field of a hook. */
export interface PropDoc {
  readonly name: string;
  readonly anchor: string;
  /** TypeScript text, string unions spelled out. */
  readonly type: string;
  /** The same with the types of all fields, where `type` has `…` in place of them. */
  readonly wholeType: string | null;
  /** The members as they are written in code (`'small'`, `true`); empty unless the type is a union of literals. */
  readonly members: readonly string[];
  readonly required: boolean;
  /** The default as it is written in code. */
  readonly default: string | null;
  readonly description: RichText | null;
  readonly deprecation: Deprecation | null;
  readonly signature: FunctionSignature | null;
  /** Set where the prop needs a higher plan than the component's community edition. */
  readonly plan: Plan | null;
  /** The element or component given must be able to hold a ref. */
  readonly needsRef: boolean;
}

/** A part of a component that can be replaced. */
export interface SlotDoc {
  readonly name: string;
  readonly anchor: string;
  /** Class of the element in the slot, without the dot. */
  readonly className: string | null;
  /** What the slot renders unless replaced, as it is written in code. */
  readonly defaultComponent: string | null;
  readonly description: RichText | null;
  readonly deprecation: Deprecation | null;
  readonly plan: Plan | null;
}

/** A CSS class a component puts on its elements. */
export interface ClassDoc {
  /** Key in the `classes` prop and in the theme's style overrides. */
  readonly name: string;
  readonly anchor: string;
  /** Global class, without the dot. */
  readonly className: string;
  /** State classes (`Mui-disabled`) are the same for all components. */
  readonly isState: boolean;
  readonly description: RichText | null;
  readonly deprecation: Deprecation | null;
}

/** Where the published code comes from. */
export interface SourceLink {
  /** Path inside the repository. */
  readonly path: string;
  /** The file or folder at the tag of the installed version. */
  readonly url: string;
}

/** A component whose props another one accepts too. */
export interface InheritedComponent {
  readonly name: string;
  /** Null when it is no component of these libraries. */
  readonly package: string | null;
  /** Page that the packages' authors link. */
  readonly url: string;
}

/** What a ref reaches. */
export interface RefTarget {
  /** Its DOM interface; missing where that is left open. */
  readonly element: string | null;
  /** Where it is, in words that follow "reaches"; null for the root element. */
  readonly target: string | null;
}

/** Minified and compressed size of a component in bytes, React not counted. */
export interface ComponentSize {
  /** Of an application that imports nothing else. */
  readonly alone: number;
  /** What it adds to an application that uses the library's button already; null without a button. */
  readonly added: number | null;
}

/** A type that others mention by name, short enough to be shown with them. */
export interface NamedType {
  readonly name: string;
  /** Its parameters as they are written: `<T>`; empty where it has none. */
  readonly parameters: string;
  /** What the name stands for. */
  readonly text: string;
}

interface ApiDocIdentity {
  readonly name: string;
  /** `date-picker`: last part of the page's address and first part of its anchors. */
  readonly slug: string;
  /** npm package that defines it. */
  readonly package: string;
  readonly productId: string;
  readonly plan: Plan | null;
  readonly description: RichText | null;
  readonly deprecation: Deprecation | null;
  /** Import statements, the one for the single file first. */
  readonly imports: readonly string[];
  readonly source: SourceLink | null;
  /** Pages of demos that the packages' authors link. */
  readonly demoPages: readonly string[];
  /** Names in its types that are declared beside it: no other library's, even where one has the name too. */
  readonly ownTypes: readonly string[];
  /** What small types that its types name stand for. */
  readonly namedTypes: readonly NamedType[];
}

/** Names of types in a piece of code: capitalized, outside quotes, of no other module's namespace. */
export function listTypeNames(code: string): string[] {
  return code.replace(/'[^']*'|"[^"]*"/g, '').match(/(?<![\w.])[A-Z]\w+/g) ?? [];
}

/** Everything the API page of a component shows; what is deprecated stands last in each list. */
export interface ComponentDoc extends ApiDocIdentity {
  readonly kind: 'component';
  readonly props: readonly PropDoc[];
  readonly slots: readonly SlotDoc[];
  readonly classes: readonly ClassDoc[];
  /** Key under `theme.components`, where the component reads the theme. */
  readonly themeKey: string | null;
  /** The component whose props are accepted too. */
  readonly inherits: InheritedComponent | null;
  /** Null where no ref is accepted. */
  readonly forwardsRef: RefTarget | null;
  /** Whether further props reach the root element (or the inherited component). */
  readonly spreads: boolean;
  /** Whether CSS properties are taken as props (`mt`, `bgcolor`) and become styles. */
  readonly takesSystemProps: boolean;
  /** Null where it was not measured. */
  readonly size: ComponentSize | null;
}

/** Everything the API page of a hook shows. */
export interface HookDoc extends ApiDocIdentity {
  readonly kind: 'hook';
  readonly parameters: readonly PropDoc[];
  readonly returnValue: readonly PropDoc[];
  /** TypeScript text of what the hook returns as a whole. */
  readonly returnType: string;
}

export type ApiDoc = ComponentDoc | HookDoc;

/** `DataGridPro` → `data-grid-pro`, `PickerDay2` → `picker-day-2`. */
export function formatSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** The tables of an API page that rows can be linked in. */
export type ApiTable = 'prop' | 'slots' | 'classes' | 'parameters' | 'return-value';

/** The anchor of a row: `button-prop-color`. */
export function formatAnchor(component: string, table: ApiTable, name: string): string {
  return `${formatSlug(component)}-${table}-${name}`;
}
