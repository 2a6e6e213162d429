import { useContext, type JSX } from 'react';
import { CopyButton } from '../toolbar/CopyButton.tsx';
import { findColors } from './findColors.ts';
import { formatCopy, formatPreview, formatText, formatType } from './formatNode.ts';
import { listChildren, type ThemeNode } from './themeNode.ts';
import { formatExpression, joinPath, ROOT_PATH } from './themePath.ts';
import styles from './ThemeTree.module.css';
import { TreeContext } from './treeState.ts';
import { formatViewerAddress } from './viewerAddress.ts';

/** Levels that are in the document from the start, to be read without scripts. */
const PRERENDERED_LEVELS = 1;
/** So much of what is further inside is in the document as text. */
const NOSCRIPT_MAX_LENGTH = 600;

interface NodeListProps {
  readonly nodes: readonly ThemeNode[];
  readonly parent?: string;
  readonly depth?: number;
  /** Whether all nodes are shown, also where only a part of the theme is. */
  readonly isWhole?: boolean;
}

/** Nodes of a theme, each with a button that opens it. */
export function NodeList({
  nodes,
  parent = ROOT_PATH,
  depth = 0,
  isWhole = false,
}: NodeListProps): JSX.Element {
  const { selection } = useContext(TreeContext);
  const isShown = (path: string): boolean =>
    isWhole || !selection || selection.chosen.has(path) || selection.above.has(path);
  return (
    <ul className={styles.list}>
      {nodes.map((node) => {
        const path = joinPath(parent, node.name);
        if (!isShown(path)) return null;
        const Row = listChildren(node).length > 0 ? GroupRow : ValueRow;
        return <Row key={path} node={node} path={path} parent={parent} depth={depth} />;
      })}
    </ul>
  );
}

interface RowProps {
  readonly node: ThemeNode;
  readonly path: string;
  readonly parent: string;
  readonly depth: number;
}

/** A node with others inside. */
function GroupRow({ node, path, parent, depth }: RowProps): JSX.Element {
  const { view, selection, differences, isOpen, onToggle } = useContext(TreeContext);
  const isExpanded = isOpen(path);
  const count = differences.counts.get(path);
  const isListed = isExpanded || depth < PRERENDERED_LEVELS;
  return (
    <li data-path={path} data-current={view.path === path || undefined}>
      <details
        open={isExpanded}
        onToggle={({ currentTarget }) => {
          // Also sent when the tree itself opened it.
          if (currentTarget.open !== isExpanded) onToggle(path, parent, currentTarget.open);
        }}
      >
        <summary className={styles.row} data-whole="">
          <span className={styles.name}>{node.name}</span>
          <Swatches node={node} />
          <span className={styles.preview}>{formatText(node) || formatPreview(node)}</span>
          <Difference path={path} />
          {count !== undefined && <span className={styles.mark}>{count} differ</span>}
          <span className={styles.type}>{formatType(node)}</span>
        </summary>
        {isExpanded && !selection?.above.has(path) && <NodeActions node={node} path={path} />}
        {isListed && (
          <NodeList
            nodes={listChildren(node)}
            parent={path}
            depth={depth + 1}
            isWhole={selection?.chosen.has(path) ?? false}
          />
        )}
        {!isListed && depth === PRERENDERED_LEVELS && (
          <noscript>
            <pre>{cut(formatCopy(node))}</pre>
          </noscript>
        )}
      </details>
    </li>
  );
}

/** A value or a function. */
function ValueRow({ node, path, parent }: RowProps): JSX.Element {
  const { view, isOpen, onToggle } = useContext(TreeContext);
  const isExpanded = isOpen(path);
  return (
    <li data-path={path} data-current={view.path === path || undefined}>
      <div className={styles.row} data-whole="">
        <button
          type="button"
          className={styles.name}
          aria-expanded={isExpanded}
          onClick={() => onToggle(path, parent, !isExpanded)}
        >
          {node.name}
        </button>
        <Swatches node={node} />
        <code className={styles.value}>{formatText(node) || formatCopy(node)}</code>
        <Difference path={path} />
        <span className={styles.type}>{formatType(node)}</span>
      </div>
      {isExpanded ? <NodeActions node={node} path={path} /> : <template />}
    </li>
  );
}

function Swatches({ node }: { readonly node: ThemeNode }): JSX.Element | null {
  const colors = findColors(node);
  if (colors.length === 0) return null;
  return (
    <span className={styles.swatches}>
      {colors.map((color, index) => (
        <span key={index} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}

/** What the reader's theme has in place of a value. */
function Difference({ path }: { readonly path: string }): JSX.Element | null {
  const { differences } = useContext(TreeContext);
  const other = differences.changed.get(path);
  if (other === undefined) return null;
  return (
    <span className={styles.mark}>
      yours:{' '}
      {other === null ? (
        'none'
      ) : (
        <>
          <Swatches node={other} />
          <code>{formatText(other) || formatType(other)}</code>
        </>
      )}
    </span>
  );
}

interface NodeActionsProps {
  readonly node: ThemeNode;
  readonly path: string;
}

/** How a node is read in code, and what can be copied of it. */
function NodeActions({ node, path }: NodeActionsProps): JSX.Element {
  const { view } = useContext(TreeContext);
  const expression = formatExpression(path);
  return (
    <div className={styles.actions}>
      <code>{expression}</code>
      <CopyButton label="Copy path" what="The path" read={() => expression} />
      {node.kind !== 'function' && (
        <CopyButton label="Copy value" what="The value" read={() => formatCopy(node)} />
      )}
      <CopyButton
        label="Copy link"
        what="The link"
        read={() => formatViewerAddress(location.href, { ...view, path, query: '' })}
      />
    </div>
  );
}

function cut(text: string): string {
  return text.length > NOSCRIPT_MAX_LENGTH ? `${text.slice(0, NOSCRIPT_MAX_LENGTH)}…` : text;
}
