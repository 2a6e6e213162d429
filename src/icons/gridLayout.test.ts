import { describe, expect, test } from 'vitest';
import {
  CELL,
  countColumns,
  countRows,
  findVisibleCells,
  measureHeight,
  moveActive,
  scrollToCell,
} from './gridLayout.ts';

const VIEW = { width: CELL.minWidth * 5, height: CELL.height * 4, scrollTop: 0 };

test.each([
  [0, 1],
  [CELL.minWidth - 1, 1],
  [CELL.minWidth * 2 - 1, 1],
  [CELL.minWidth * 2, 2],
])('a width of %d px has %d columns', (width, columns) => {
  expect(countColumns(width)).toBe(columns);
});

test('a row that is not full has its height', () => {
  expect(measureHeight(11, 5)).toBe(3 * CELL.height);
  expect(measureHeight(0, 5)).toBe(0);
});

describe('of many cells', () => {
  test.each([
    ['at the top', 0, 1000, { from: 0, to: 30 }],
    ['in the middle', CELL.height * 10.5, 1000, { from: 40, to: 85 }],
    ['at the end', CELL.height * 196, 1000, { from: 970, to: 1000 }],
    ['past the end of a list that became short', CELL.height * 196, 3, { from: 3, to: 3 }],
    ['of none', 0, 0, { from: 0, to: 0 }],
  ])('those are rendered that are seen %s', (_, scrollTop, count, range) => {
    expect(findVisibleCells({ ...VIEW, scrollTop }, count)).toEqual(range);
  });

  test.each([
    ['fewer than the view has', 2, { from: 0, to: 10 }],
    ['more than the view has', 9, { from: 0, to: 20 }],
  ])('only the first rows are rendered on demand: %s', (_, rows, range) => {
    expect(findVisibleCells(VIEW, 1000, rows)).toEqual(range);
  });

  test('rows that are seen in part count', () => {
    expect(countRows(CELL.height * 1.5)).toBe(3);
    expect(countRows(0)).toBe(1);
  });

  test.each([
    ['stays where its cell is seen', CELL.height, 12, CELL.height],
    ['goes up to a cell above', CELL.height * 5, 12, CELL.height * 2],
    ['goes down to a cell below', 0, 32, CELL.height * 3],
  ])('the grid %s', (_, scrollTop, cell, scrolled) => {
    expect(scrollToCell({ ...VIEW, scrollTop }, cell)).toBe(scrolled);
  });

  test('a cell that is higher than the view is shown from its top', () => {
    const view = { ...VIEW, height: CELL.height / 2 };
    expect(scrollToCell(view, 10)).toBe(CELL.height * 2);
  });
});

describe('a key', () => {
  const at = (active: number, key: string, isRightToLeft = false): number | null =>
    moveActive({ key, isRightToLeft, active, count: 43, view: VIEW });

  test.each([
    ['ArrowRight', 6, 7],
    ['ArrowRight', 42, 42],
    ['ArrowLeft', 6, 5],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 6, 11],
    ['ArrowDown', 41, 41],
    ['ArrowUp', 6, 1],
    ['ArrowUp', 3, 3],
    ['PageDown', 6, 26],
    ['PageDown', 30, 42],
    ['PageUp', 30, 10],
    ['PageUp', 6, 0],
    ['Home', 20, 0],
    ['End', 20, 42],
    ['Enter', 20, null],
  ])('%s leads from cell %d to %s', (key, from, to) => {
    expect(at(from, key)).toBe(to);
  });

  test('follows the eye where lines run from right to left', () => {
    expect(at(6, 'ArrowRight', true)).toBe(5);
    expect(at(6, 'ArrowLeft', true)).toBe(7);
  });
});
