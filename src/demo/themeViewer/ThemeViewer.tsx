import { useDeferredValue, useMemo, useRef, useState, useSyncExternalStore, type JSX } from 'react';
import { useThemeStyles } from '../studio/themeStyles.ts';
import { ComparisonNote } from './ComparisonNote.tsx';
import { searchFor, selectNodes, type Selection } from './selectNodes.ts';
import { pickTree, type ThemeTrees } from './themeNode.ts';
import { ROOT_PATH } from './themePath.ts';
import { NodeList } from './ThemeTree.tsx';
import styles from './ThemeViewer.module.css';
import { TreeContext } from './treeState.ts';
import { useDifferences, type LoadTheme } from './useDifferences.ts';
import { useView } from './useView.ts';
import { ViewerControls } from './ViewerControls.tsx';

interface ThemeViewerProps {
  readonly trees: ThemeTrees;
  readonly loadTheme: LoadTheme;
}

const NONE: ReadonlySet<string> = new Set();

/** A default theme as a tree that can be searched, linked, copied from and compared with the reader's theme. */
export function ThemeViewer(props: ThemeViewerProps): JSX.Element {
  useThemeStyles();
  // The address changes with what readers open: what counts is the one they came with.
  const [asked] = useState(() => (import.meta.env.SSR ? '' : location.search));
  // Prerendered once for all addresses, so what one asks for comes after hydration.
  const search = useSyncExternalStore(
    () => () => undefined,
    () => asked,
    () => '',
  );
  return <Viewer key={search} {...props} search={search} />;
}

interface ViewerProps extends ThemeViewerProps {
  readonly search: string;
}

function Viewer({ trees, loadTheme, search }: ViewerProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const { view, toggled, refused, setView, setToggled } = useView({ trees, search, root });
  const tree = useMemo(() => pickTree(trees, view.mode), [trees, view.mode]);
  const all = useMemo(() => selectNodes(tree, () => true), [tree]);
  const comparison = useDifferences(tree, view.mode, loadTheme);
  const { differences } = comparison;
  const query = useDeferredValue(view.query.trim());
  const selection = useMemo((): Selection | null => {
    if (query === '' && view.show === 'all') return null;
    const isFound = query === '' ? () => true : searchFor(query);
    const isMeant = (path: string): boolean => view.show === 'all' || differences.changed.has(path);
    return selectNodes(tree, (node, path) => isMeant(path) && isFound(node, path));
  }, [tree, query, view.show, differences]);
  const openAtFirst = selection?.above ?? NONE;
  const setOpen = (paths: ReadonlySet<string>): void =>
    setToggled(new Set([...all.above].filter((path) => paths.has(path) !== openAtFirst.has(path))));
  const state = {
    view,
    selection,
    differences,
    isOpen: (path: string) => toggled.has(path) !== openAtFirst.has(path),
    onToggle(path: string, parent: string, isOpen: boolean) {
      setToggled((current) => {
        const others = [...current].filter((each) => each !== path);
        return new Set(isOpen === openAtFirst.has(path) ? others : [...others, path]);
      });
      if (isOpen) setView({ path });
      else if (view.path?.startsWith(path)) setView({ path: parent === ROOT_PATH ? null : parent });
    },
  };
  return (
    <div ref={root} className={styles.viewer}>
      {refused.length > 0 && (
        <div className={styles.refusal} role="alert">
          <p>The address asks for something that this theme does not have:</p>
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <ViewerControls
        view={view}
        onChange={(change) => {
          setView(change);
          // Another filter opens other nodes.
          if (change.mode === undefined) setToggled(NONE);
        }}
      />
      <div className={styles.bar} data-whole="">
        <p role="status">{describeCount(selection, all.chosen.size)}</p>
        <button type="button" onClick={() => setOpen(all.above)}>
          Expand all
        </button>
        <button type="button" onClick={() => setOpen(NONE)}>
          Collapse all
        </button>
      </div>
      <ComparisonNote comparison={comparison} />
      <div className={styles.tree} dir="ltr">
        <TreeContext value={state}>
          <NodeList nodes={tree} />
        </TreeContext>
      </div>
    </div>
  );
}

function describeCount(selection: Selection | null, total: number): string {
  return selection ? `${selection.chosen.size} of ${total} entries` : `${total} entries`;
}
