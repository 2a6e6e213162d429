/** What a control gives a prop or an option of the theme; null leaves it out. */
export type ControlValue = string | number | boolean | null;

/** Values of controls by the name of their prop. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

interface ControlBase {
  /** The prop it sets, or the option of the theme: `spacing`, `typography.h1.fontSize`, `MuiButton.size`. */
  readonly name: string;
  /** What the component does without the prop; null where it is nothing that a control could show. */
  readonly fallback: ControlValue;
}

/** A prop that readers can turn, by the kind of its values. */
export type Control =
  | (ControlBase & { readonly kind: 'switch' | 'number' | 'text' | 'icon' })
  /** `color` is a choice whose options are colors of the theme. */
  | (ControlBase & {
      readonly kind: 'choice' | 'color';
      readonly options: readonly NonNullable<ControlValue>[];
    });

/** The code of a playground in parts, so that props can be put into it. */
export interface PlaygroundCode {
  /** What controls change: props of the element, or the theme that the element provides to those inside. */
  readonly sets: 'props' | 'theme';
  readonly imports: readonly string[];
  /** Statements of the function before it returns. */
  readonly statements: readonly string[];
  /** JSX around the element; `{element}` stands for it. */
  readonly around: string;
  readonly tag: string;
  /** Attributes that no control sets, as they are written in code. */
  readonly attributes: readonly string[];
  /** JSX inside the element; null where a control sets it, or nothing stands there. */
  readonly children: string | null;
}

/** A component on a stage with controls for its props, or many with controls for their theme. */
export interface Playground {
  /** The component, or what of the theme the page is about. */
  readonly component: string;
  readonly package: string;
  /** Path of the module that is made of the code, from the project root. */
  readonly module: string;
  /** Where the component's API is shown, or the whole theme. */
  readonly api: string;
  readonly controls: readonly Control[];
  /** What controls start with where it is not the component's default. */
  readonly preset: ControlValues;
  readonly code: PlaygroundCode;
}

/** How a component is put on its stage. */
export type PlaygroundStage =
  /** It stands there by itself. */
  | 'plain'
  /** A button opens it: dialogs, drawers. */
  | 'opened'
  /** A button opens it and is what it points at: menus, popovers. */
  | 'anchored'
  /** A button lets it come and go: transitions. */
  | 'toggled';

/** What a page may say about its playground, in a file `playground.ts` beside its demos. All of it may be left out. */
export interface PlaygroundTuning {
  /** The component; the first that the page's front matter names without it. */
  readonly component?: string;
  /** Props that have a control, in this order; without it all that can have one. */
  readonly props?: readonly string[];
  /** What controls start with. */
  readonly preset?: Readonly<Record<string, string | number | boolean>>;
  /** What stands inside the component, as JSX. */
  readonly children?: string;
  /** Props that the component needs and no control sets, as code: `{ options: "['Rye', 'Oat']" }`. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** JSX around the component; `{element}` stands for it. */
  readonly around?: string;
  /** Follows from the component's props without it. */
  readonly stage?: PlaygroundStage;
  /**
   * Makes it a playground of the theme around `children`: its options that have a control, by their paths. `props` are
   * then default props, as in `MuiButton.size`.
   */
  readonly theme?: Readonly<Record<string, ThemeOption>>;
}

/** An option of the theme: what it is by default, and what readers may pick. */
export interface ThemeOption {
  readonly fallback: string | number;
  readonly options: readonly (string | number)[];
}

/** Says how the playground of a page differs from what its component's API makes of it. */
export function definePlayground(tuning: PlaygroundTuning): PlaygroundTuning {
  return tuning;
}

/** A playground as the browser gets it when a reader opens it. */
export interface PlaygroundData extends Omit<Playground, 'module'> {
  /** Address of its module, and of everything that imports, for preloading. */
  readonly module: string;
  readonly preload: readonly string[];
  readonly theme: 'material' | 'joy';
  readonly stylesheets: readonly string[];
  /** Versions of the packages that exported projects need. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Names of the pictures that controls for icons offer, as the icon package exports them. */
export const PLAYGROUND_ICONS = [
  'Add',
  'Check',
  'Delete',
  'Favorite',
  'Search',
  'Send',
  'Settings',
  'Star',
] as const;
