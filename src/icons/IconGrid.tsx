import {
  memo,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  CELL,
  countColumns,
  findVisibleCells,
  measureHeight,
  moveActive,
  scrollToCell,
} from './gridLayout.ts';
import styles from './IconGrid.module.css';
import { IconSvg } from './IconSvg.tsx';
import { useClientLayoutEffect, useGridSize } from './useGridSize.ts';
import type { PlacedIcon } from './useIconShapes.ts';

interface IconGridProps {
  readonly items: readonly PlacedIcon[];
  readonly getShape: (item: PlacedIcon) => string | undefined;
  readonly onSeen: (items: readonly PlacedIcon[]) => void;
  readonly onOpen: (item: PlacedIcon) => void;
}

/** What goes by sooner, under quick typing or scrolling, has not been looked at. */
const LOOK_MS = 50;

/**
 * Icons in rows, of which only those are rendered that are seen. Until its size is known the grid is laid out by its
 * style sheet, which gives the same places.
 */
export function IconGrid({ items, getShape, onSeen, onOpen }: IconGridProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const { size, rowsInSight } = useGridSize(box);
  const [firstRow, setFirstRow] = useState(0);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(items);
  /** The list whose beginning is shown first. */
  const [first, setFirst] = useState(items);
  const isMoving = useRef(false);
  const isScrolled = useRef(false);
  // Another list is read from its beginning; one that goes on where it ended is not another.
  if (shown !== items) {
    setShown(items);
    if (!continuesList(shown, items)) {
      setFirst(items);
      setActive(0);
      setFirstRow(0);
    }
  }

  useClientLayoutEffect(() => {
    // Setting it makes the browser lay the page out at once, also where it is at the top already.
    if (isScrolled.current && box.current) box.current.scrollTop = 0;
  }, [first]);

  // Of another list those rows come first that are in the window, at once; the others when nothing else is to be done.
  const isWhole = useDeferredValue(items) === items;
  const view = { width: 0, height: 0, ...size, scrollTop: firstRow * CELL.height };
  const columns = countColumns(view.width);
  const range = size
    ? findVisibleCells(view, items.length, isWhole ? null : rowsInSight)
    : { from: 0, to: items.length };
  const cells = Array.from({ length: range.to - range.from }, (_, index) => range.from + index);
  // What has the focus must not go away under it.
  if (active < range.from || active >= range.to) {
    if (active < items.length) cells[active < range.from ? 'unshift' : 'push'](active);
  }

  useEffect(() => {
    const timer = setTimeout(() => onSeen(items.slice(range.from, range.to)), LOOK_MS);
    return () => clearTimeout(timer);
  }, [items, range.from, range.to, onSeen]);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    const element = box.current;
    if (!element || !size || event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const { key } = event;
    const next = moveActive({ key, isRightToLeft, active, count: items.length, view: size });
    if (next === null) return;
    event.preventDefault();
    if (next === active) return;
    isMoving.current = true;
    setActive(next);
    element.scrollTop = scrollToCell({ ...size, scrollTop: element.scrollTop }, next);
  }

  return (
    <div
      ref={box}
      className={styles.box}
      onScroll={({ currentTarget: { scrollTop } }) => {
        isScrolled.current = scrollTop > 0;
        setFirstRow(Math.floor(scrollTop / CELL.height));
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside */}
      <ul
        aria-label="Icons"
        className={styles.list}
        data-placed={size !== null}
        style={size ? { blockSize: measureHeight(items.length, columns) } : undefined}
        onKeyDown={onKeyDown}
      >
        {cells.map((cell) => {
          const item = items[cell];
          return (
            item && (
              <Cell
                key={cell}
                item={item}
                shape={getShape(item)}
                cell={cell}
                count={items.length}
                columns={size ? columns : null}
                isActive={cell === active}
                onActive={setActive}
                onOpen={onOpen}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

interface CellProps {
  readonly item: PlacedIcon;
  readonly shape: string | undefined;
  readonly cell: number;
  readonly count: number;
  /** Null where the style sheet places the cell. */
  readonly columns: number | null;
  readonly isActive: boolean;
  readonly onActive: (cell: number) => void;
  readonly onOpen: (item: PlacedIcon) => void;
}

const Cell = memo(function Cell(props: CellProps): JSX.Element {
  const { item, shape, cell, count, columns, isActive, onActive, onOpen } = props;
  return (
    <li
      className={styles.item}
      style={columns === null ? undefined : placeCell(cell, columns)}
      aria-setsize={count}
      aria-posinset={cell + 1}
    >
      <button
        type="button"
        className={styles.cell}
        tabIndex={isActive ? 0 : -1}
        aria-haspopup="dialog"
        title={item.name}
        onFocus={() => onActive(cell)}
        onClick={() => onOpen(item)}
      >
        <IconSvg shape={shape} size={28} />
        <span className={styles.name} translate="no">
          {splitLines(item.name)}
        </span>
      </button>
    </li>
  );
});

/** Whether a list begins with another one. */
function continuesList(before: readonly PlacedIcon[], items: readonly PlacedIcon[]): boolean {
  return before.length > 0 && before.every(({ name }, index) => items[index]?.name === name);
}

/** Lines break between the words of a name. */
function splitLines(name: string): ReactNode[] {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])/)
    .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]));
}

function placeCell(cell: number, columns: number): CSSProperties {
  return {
    insetBlockStart: Math.floor(cell / columns) * CELL.height,
    insetInlineStart: `${((cell % columns) / columns) * 100}%`,
    inlineSize: `${100 / columns}%`,
  };
}
