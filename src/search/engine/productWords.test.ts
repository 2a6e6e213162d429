import { describe, expect, test } from 'vitest';
import { findNamedProducts, findProductWords } from './productWords.ts';

const PRODUCTS = [
  { id: 'material-ui', searchNames: ['material'] },
  { id: 'x-data-grid', searchNames: ['datagrid', 'grid'] },
];
/** The products that have a component of the name. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  grid: ['material-ui'],
  datagrid: ['x-data-grid'],
};

describe('of a query', () => {
  test.each([
    ['grid items', []],
    ['datagrid items', ['x-data-grid']],
    ['data grid items', ['x-data-grid']],
    ['material grid items', ['material-ui']],
    ['items', []],
  ])('"%s" the named products are %j', (text, named) => {
    const words = text.split(' ');
    const isComponent = (term: string, otherThan?: string): boolean =>
      (COMPONENTS[term] ?? []).some((id) => id !== otherThan);
    const found = findNamedProducts(findProductWords(words, PRODUCTS), words, isComponent);
    expect([...found]).toEqual(named);
  });
});
