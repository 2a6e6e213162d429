/** What a reader can do with a demo beyond looking at its code; names of icons, too. */
export type DemoAction =
  | 'inspect'
  | 'edit'
  | 'copy'
  | 'stackblitz'
  | 'codesandbox'
  | 'reset-focus'
  | 'reset'
  | 'download'
  | 'link-ts'
  | 'link-js';

interface ActionLabel {
  readonly action: DemoAction;
  readonly label: string;
  /** Whether narrow toolbars have it in their menu instead. */
  readonly folds?: true;
}

/** The buttons of a demo's toolbar, in order. */
export function listActions(isEditable: boolean): readonly ActionLabel[] {
  return [
    { action: 'inspect', label: 'Inspect the elements', folds: true },
    ...(isEditable ? [{ action: 'edit', label: 'Edit the code' } as const] : []),
    { action: 'copy', label: 'Copy the source' },
    { action: 'stackblitz', label: 'Open in StackBlitz', folds: true },
    { action: 'codesandbox', label: 'Open in CodeSandbox', folds: true },
    { action: 'reset-focus', label: 'Move focus to the demo', folds: true },
    { action: 'reset', label: 'Reset the demo', folds: true },
  ];
}

/** What the menu at the end of the toolbar offers. */
export function listMoreActions(hasVariants: boolean): readonly ActionLabel[] {
  return [
    { action: 'download', label: 'Download as a project' },
    ...(hasVariants
      ? ([
          { action: 'link-ts', label: 'Copy link to TypeScript source' },
          { action: 'link-js', label: 'Copy link to JavaScript source' },
        ] as const)
      : [{ action: 'link-ts', label: 'Copy link to the source' } as const]),
  ];
}
