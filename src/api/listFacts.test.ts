import { describe, expect, test } from 'vitest';
import { createComponent } from '../../tests/fixtures/apiDocs.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { listFacts } from './listFacts.ts';

const hint = expect.stringContaining('Minified and compressed');
const sized = createReference({ alone: 31234, added: 2100 });

describe('what a page’s header tells', () => {
  test('is the size, on the page of a component’s API', () => {
    expect(listFacts([{ kind: 'api', view: 'page', reference: sized }])).toEqual([
      { text: '31.2 kB gzipped, 2.1 kB beside Button', href: '#size', hint },
    ]);
  });

  test('is also where the props are, on the page about a component', () => {
    expect(listFacts([{ kind: 'api', view: 'panel', references: [sized] }])).toEqual([
      { text: 'API', href: '#api' },
      {
        text: 'Chip: 31.2 kB gzipped, 2.1 kB beside Button',
        href: '/material-ui/api/chip/#size',
        hint,
      },
    ]);
  });

  test('does not say that a button adds nothing to itself', () => {
    const reference = createReference({ alone: 31234, added: 3 });
    expect(listFacts([{ kind: 'api', view: 'page', reference }])).toEqual([
      { text: '31.2 kB gzipped', href: '#size', hint },
    ]);
  });

  test('leaves out what was not measured', () => {
    expect(listFacts([{ kind: 'api', view: 'page', reference: createReference(null) }])).toEqual(
      [],
    );
  });
});

function createReference(size: { alone: number; added: number } | null): ApiReference {
  const doc = createComponent('Chip', { size });
  return {
    doc,
    path: '/material-ui/api/chip/',
    pages: [],
    demos: {},
    links: {},
    guides: { theme: null, styles: null },
  };
}
