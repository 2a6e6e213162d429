import { useEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { pickTree, type ThemeTrees } from './themeNode.ts';
import { formatViewerAddress, parseViewerAddress, type View } from './viewerAddress.ts';

/** What a viewer shows, as it stands in the page's address. */
export interface ViewControl {
  readonly view: View;
  /** Nodes that are not as the filter would have them: open or closed by the reader or the address. */
  readonly toggled: ReadonlySet<string>;
  /** What the address asked for in vain. */
  readonly refused: readonly string[];
  readonly setView: (change: Partial<View>) => void;
  readonly setToggled: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

interface ViewOptions {
  readonly trees: ThemeTrees;
  /** The query of the address that the viewer starts with. */
  readonly search: string;
  readonly root: RefObject<HTMLElement | null>;
}

/** Does what the page's address asks for, and keeps it up to date from then on. */
export function useView({ trees, search, root }: ViewOptions): ViewControl {
  const [asked] = useState(() => parseViewerAddress(search, (mode) => pickTree(trees, mode)));
  const [view, setView] = useState(asked.view);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set(asked.open));
  useEffect(() => {
    const { path } = asked.view;
    if (path === null) return;
    const row = root.current?.querySelector(`[data-path="${CSS.escape(path)}"]`);
    row?.scrollIntoView({ block: 'start' });
  }, [asked, root]);
  useEffect(() => {
    // What was opened before there was anybody to notice.
    for (const element of root.current?.querySelectorAll('details[open]') ?? []) {
      element.dispatchEvent(new Event('toggle'));
    }
  }, [root]);
  return {
    view,
    toggled,
    refused: asked.refused,
    setToggled,
    setView(change) {
      const next = { ...view, ...change };
      setView(next);
      history.replaceState(history.state, '', formatViewerAddress(location.href, next));
    },
  };
}
