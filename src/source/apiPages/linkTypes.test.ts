import { describe, expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import {
  createClass,
  createComponent,
  createProp,
  createSlot,
} from '../../../tests/fixtures/apiDocs.ts';
import type { ComponentDoc } from '../../model/apiDoc.ts';
import { createTypeLinker } from './linkTypes.ts';
import { locateApiDocs } from './locateApiDocs.ts';

const entries = locateApiDocs(
  [
    createComponent('Chip', {
      slots: [createSlot('Chip', 'label')],
      classes: [createClass('Chip', 'root')],
    }),
    createComponent('Grow'),
    createComponent('Chip', { productId: 'joy-ui', package: '@mui/joy' }),
    createComponent('Badge', {
      productId: 'base-ui',
      package: '@mui/base',
      slots: [createSlot('Badge', 'root')],
    }),
  ],
  products,
  [],
);

const cases: [productId: string, type: string, expected: Record<string, string>][] = [
  ['material-ui', 'Partial<ChipClasses>', { ChipClasses: '/material-ui/api/chip/#classes' }],
  [
    'material-ui',
    'ChipSlots | ChipSlotProps',
    {
      ChipSlots: '/material-ui/api/chip/#slots',
      ChipSlotProps: '/material-ui/api/chip/#slots',
    },
  ],
  ['material-ui', 'Omit<ChipProps, "Grow">', { ChipProps: '/material-ui/api/chip/' }],
  ['material-ui', 'React.Chip | MyChip | chip', {}],
  ['material-ui', 'GrowClasses', {}],
  ['x-data-grid', '<Chip />', { Chip: '/material-ui/api/chip/' }],
  ['joy-ui', 'ChipProps | GrowProps', { ChipProps: '/joy-ui/api/chip/' }],
  ['material-ui', 'SxProps<Theme>', { SxProps: '/system/getting-started/the-sx-prop/' }],
  ['base-ui', 'BadgeSlots', { BadgeSlots: '/base-ui/react-badge/components-api/#badge-slots' }],
];

const hasPage = (pathname: string): boolean => pathname === '/system/getting-started/the-sx-prop/';

function link(doc: ComponentDoc): Readonly<Record<string, string>> {
  return createTypeLinker(entries, products, hasPage)({ doc, path: '/owner/' });
}

describe('names in types', () => {
  test.each(cases)('of %s in %s lead to %j', (productId, type, expected) => {
    const doc = createComponent('Owner', {
      productId,
      package: 'owner',
      props: [createProp('Owner', 'value', { type })],
    });
    expect(link(doc)).toEqual(expected);
  });

  test('do not lead to the page they are on, but to its sections', () => {
    const [chip] = entries;
    if (chip?.doc.kind !== 'component') throw new Error('There is no chip.');
    const doc = {
      ...chip.doc,
      props: [createProp('Chip', 'a', { type: 'ChipProps | ChipClasses' })],
    };
    expect(createTypeLinker([{ ...chip, doc }], products, hasPage)({ ...chip, doc })).toEqual({
      ChipClasses: '/material-ui/api/chip/#classes',
    });
  });

  test('lead to no other library where the package declares them itself', () => {
    const props = [createProp('Owner', 'a', { type: 'ChipProps' })];
    const owner = { productId: 'x-data-grid', package: '@mui/x-data-grid', props };
    expect(link(createComponent('Owner', owner))).toEqual({ ChipProps: '/material-ui/api/chip/' });
    expect(link(createComponent('Owner', { ...owner, ownTypes: ['ChipProps'] }))).toEqual({});
  });

  test('lead to no page that is not written', () => {
    const doc = createComponent('Owner', {
      props: [createProp('Owner', 'sx', { type: 'SxProps<Theme>' })],
    });
    const linker = createTypeLinker(entries, products, () => false);
    expect(linker({ doc, path: '/owner/' })).toEqual({});
  });

  test('lead to the tables of the component that takes them, whatever they are named after', () => {
    const doc = createComponent('DataGrid', {
      productId: 'x-data-grid',
      package: '@mui/x-data-grid',
      classes: [createClass('DataGrid', 'root')],
      slots: [createSlot('DataGrid', 'cell')],
      props: [
        createProp('DataGrid', 'classes', { type: 'Partial<ChipClasses>' }),
        createProp('DataGrid', 'slots', { type: 'Partial<GridSlotsComponent>' }),
        createProp('DataGrid', 'slotProps', { type: 'GridSlotsComponentsProps' }),
      ],
    });
    expect(link(doc)).toEqual({
      ChipClasses: '/owner/#classes',
      GridSlotsComponent: '/owner/#slots',
      GridSlotsComponentsProps: '/owner/#slots',
    });
  });

  test('are not looked for in defaults that are words', () => {
    const doc = createComponent('Owner', {
      props: [
        createProp('Owner', 'a', { type: 'string', default: 'false (for a Chip)' }),
        createProp('Owner', 'b', { type: 'string', default: 'Grow' }),
      ],
    });
    expect(link(doc)).toEqual({ Grow: '/material-ui/api/grow/' });
  });
});
