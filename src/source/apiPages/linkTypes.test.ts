import { describe, expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import {
  createClass,
  createComponent,
  createProp,
  createSlot,
} from '../../../tests/fixtures/apiDocs.ts';
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
  ['base-ui', 'BadgeSlots', { BadgeSlots: '/base-ui/react-badge/components-api/#badge-slots' }],
];

describe('names in types', () => {
  test.each(cases)('of %s in %s lead to %j', (productId, type, expected) => {
    const doc = createComponent('Owner', {
      productId,
      package: 'owner',
      props: [createProp('Owner', 'value', { type })],
    });
    expect(createTypeLinker(entries, products)({ doc, path: '/owner/' })).toEqual(expected);
  });

  test('do not lead to the page they are on, but to its sections', () => {
    const [chip] = entries;
    if (chip?.doc.kind !== 'component') throw new Error('There is no chip.');
    const doc = {
      ...chip.doc,
      props: [createProp('Chip', 'a', { type: 'ChipProps | ChipClasses' })],
    };
    expect(createTypeLinker([{ ...chip, doc }], products)({ ...chip, doc })).toEqual({
      ChipClasses: '/material-ui/api/chip/#classes',
    });
  });
});
