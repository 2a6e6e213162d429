import { describe, expect, it } from 'vitest';
import { mapLines } from './mapLines.ts';

const TS = `import type { Props } from './props';
import Button from './Button';

interface State {
  open: boolean;
}

export function App(props: Props) {
  return null;
}`;
const JS = `import Button from './Button';

export function App(props) {
  return null;
}`;

describe('mapLines', () => {
  it.each([
    ['a line that stayed', [2], [1]],
    ['a line that was edited in its place', [8], [3]],
    ['a line that went away', [1], []],
    ['a block that went away', [4, 5, 6], []],
    ['lines up to the end', [8, 9, 10], [3, 4, 5]],
    ['no lines', [], []],
  ])('finds %s', (_case, lines, expected) => {
    expect(mapLines(TS, JS, lines)).toEqual(expected);
  });
});
