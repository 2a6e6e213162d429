/** The size of a cell in px. Its style sheet and the maths here have to agree. */
export const CELL = { minWidth: 104, height: 96 } as const;

/** Rows that are rendered above and below those that are seen, so that a quick scroll finds them there. */
const SPARE_ROWS = 2;

/** The visible part of a grid. */
export interface GridView {
  readonly width: number;
  readonly height: number;
  readonly scrollTop: number;
}

/** Cells to render: the first, and the one after the last. */
export interface CellRange {
  readonly from: number;
  readonly to: number;
}

/** How many columns fit, as `repeat(auto-fill, minmax(…, 1fr))` counts them. */
export function countColumns(width: number): number {
  return Math.max(1, Math.floor(width / CELL.minWidth));
}

/** How high a grid of so many cells is. */
export function measureHeight(count: number, columns: number): number {
  return Math.ceil(count / columns) * CELL.height;
}

/** How many rows a part of the grid may show, wherever between two of them it begins. */
export function countRows(height: number): number {
  return Math.ceil(height / CELL.height) + 1;
}

/** The cells that a reader sees, with a few rows around them; or only the first of those rows. */
export function findVisibleCells(
  view: GridView,
  count: number,
  rows: number | null = null,
): CellRange {
  const columns = countColumns(view.width);
  const topRow = Math.floor(view.scrollTop / CELL.height);
  const endRow = Math.ceil((view.scrollTop + view.height) / CELL.height);
  const firstRow = rows === null ? topRow - SPARE_ROWS : topRow;
  const lastRow = rows === null ? endRow + SPARE_ROWS : Math.min(endRow, topRow + rows);
  const clamp = (cell: number): number => Math.min(count, Math.max(0, cell));
  return { from: clamp(firstRow * columns), to: clamp(lastRow * columns) };
}

/** Where the grid has to be scrolled to, so that a cell is seen whole. */
export function scrollToCell(view: GridView, cell: number): number {
  const top = Math.floor(cell / countColumns(view.width)) * CELL.height;
  const most = top;
  const least = top + CELL.height - view.height;
  return Math.max(Math.min(view.scrollTop, most), Math.min(least, most));
}

interface Move {
  readonly key: string;
  readonly isRightToLeft: boolean;
  readonly active: number;
  readonly count: number;
  readonly view: Pick<GridView, 'width' | 'height'>;
}

/** The cell that a key leads to; null for keys that mean nothing here. */
export function moveActive({ key, isRightToLeft, active, count, view }: Move): number | null {
  const columns = countColumns(view.width);
  const page = columns * Math.max(1, Math.floor(view.height / CELL.height));
  const onward = isRightToLeft ? -1 : 1;
  const stepTo = (cell: number): number => (cell < 0 || cell >= count ? active : cell);
  switch (key) {
    case 'ArrowRight':
      return stepTo(active + onward);
    case 'ArrowLeft':
      return stepTo(active - onward);
    case 'ArrowDown':
      return stepTo(active + columns);
    case 'ArrowUp':
      return stepTo(active - columns);
    case 'PageDown':
      return Math.min(count - 1, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
