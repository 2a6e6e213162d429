import { createContext } from 'react';
import { NO_DIFFERENCES, type Differences } from './compareTrees.ts';
import type { Selection } from './selectNodes.ts';
import { DEFAULT_VIEW, type View } from './viewerAddress.ts';

/** What all rows of a tree look at. */
export interface TreeState {
  readonly view: View;
  /** The part of the theme that is shown; null for all of it. */
  readonly selection: Selection | null;
  readonly differences: Differences;
  readonly isOpen: (path: string) => boolean;
  readonly onToggle: (path: string, parent: string, isOpen: boolean) => void;
}

/** Reaches the rows of a tree, however deep they are. */
export const TreeContext = createContext<TreeState>({
  view: DEFAULT_VIEW,
  selection: null,
  differences: NO_DIFFERENCES,
  isOpen: () => false,
  onToggle: () => undefined,
});
