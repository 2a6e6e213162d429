import { expect, test } from 'vitest';
import type { ComponentAnatomy } from '../../../model/anatomy.ts';
import { findHost, type Host } from './findHost.ts';
import { findPart, type Knowledge } from './findPart.ts';

function describeComponent(
  name: string,
  from: string,
  classes: string,
  themeKey: string | null = `Mui${name}`,
  inherits: string | null = null,
): ComponentAnatomy {
  return {
    name,
    package: from,
    importStatement: `import ${name} from '${from}/${name}';`,
    api: `/api/${name}/`,
    themeKey,
    themeSlots: ['root'],
    takesSx: true,
    inherits,
    classes: Object.fromEntries(
      classes
        .split(' ')
        .map((className) => [
          className,
          { key: className.replace(/^.*?-/, ''), about: `About ${className}.` },
        ]),
    ),
  };
}

const MATERIAL = '@mui/material';
const anatomy = [
  describeComponent('ButtonBase', MATERIAL, 'MuiButtonBase-root Mui-disabled'),
  describeComponent(
    'Button',
    MATERIAL,
    'MuiButton-root MuiButton-contained MuiButton-startIcon Mui-disabled',
  ),
  describeComponent('SignInButton', '@toolpad/core', 'MuiButton-root', null),
  describeComponent('FormControl', MATERIAL, 'MuiFormControl-root'),
  describeComponent('TextField', MATERIAL, 'MuiTextField-root'),
  describeComponent(
    'OutlinedInput',
    MATERIAL,
    'MuiOutlinedInput-root MuiOutlinedInput-input',
    'MuiOutlinedInput',
    'InputBase',
  ),
  describeComponent('DataGrid', '@mui/x-data-grid', 'MuiDataGrid-root MuiDataGrid-cell'),
  describeComponent(
    'DataGridPro',
    '@mui/x-data-grid-pro',
    'MuiDataGrid-root MuiDataGrid-cell',
    'MuiDataGrid',
  ),
  describeComponent('Box', MATERIAL, 'MuiBox-root', null),
  describeComponent('Modal', MATERIAL, 'MuiModal-root MuiModal-hidden MuiModal-backdrop'),
  describeComponent('Popover', MATERIAL, 'MuiPopover-root MuiPopover-paper', 'MuiPopover', 'Modal'),
  describeComponent('Menu', MATERIAL, 'MuiMenu-root MuiMenu-paper', 'MuiMenu', 'Popover'),
  describeComponent(
    'Dialog',
    MATERIAL,
    'MuiDialog-root MuiDialog-backdrop MuiDialog-paper',
    'MuiDialog',
    'Modal',
  ),
  describeComponent('Drawer', MATERIAL, 'MuiDrawer-root MuiDrawer-modal MuiDrawer-paper'),
  describeComponent('SwipeableDrawer', MATERIAL, 'MuiDrawer-root MuiDrawer-paper', null, 'Drawer'),
  describeComponent('Paper', MATERIAL, 'MuiPaper-root MuiPaper-elevation'),
  describeComponent('Popper', MATERIAL, 'MuiPopper-root'),
  describeComponent('Tooltip', MATERIAL, 'MuiTooltip-popper MuiTooltip-tooltip'),
  describeComponent('Backdrop', MATERIAL, 'MuiBackdrop-root'),
  describeComponent('Select', MATERIAL, 'MuiSelect-root MuiSelect-select'),
  describeComponent('InputBase', MATERIAL, 'MuiInputBase-root MuiInputBase-input'),
  describeComponent('List', MATERIAL, 'MuiList-root'),
];

function know(...imports: (readonly [string, string])[]): Knowledge {
  return { anatomy, imports: new Map(imports) };
}

test.each([
  ['MuiButtonBase-root MuiButton-root MuiButton-contained', 'Button root', 'ButtonBase root'],
  ['MuiButton-icon MuiButton-startIcon', 'Button startIcon', ''],
  ['MuiFormControl-root MuiTextField-root', 'TextField root', 'FormControl root'],
  ['MuiDataGrid-cell MuiDataGrid-cell--textLeft', 'DataGrid cell', ''],
  ['MuiUnknown-root css-1', 'none', ''],
  ['', 'none', ''],
])('"%s" is %s, and %s', (classes, expected, also) => {
  const part = findPart(classes.split(' '), know());
  expect(part ? `${part.component.name} ${part.slot.key}` : 'none').toBe(expected);
  expect(part?.also.map((other) => `${other.component} ${other.key}`).join() ?? '').toBe(also);
});

const MENU_ROOT = 'MuiPopover-root MuiMenu-root MuiModal-root';
const MENU_PAPER = 'MuiPaper-root MuiPaper-elevation MuiPopover-paper MuiMenu-paper';

test.each([
  ['an open menu', MENU_ROOT, ['Menu'], 'Menu root'],
  ['the menu of a select', MENU_ROOT, ['Select', 'MenuItem'], 'Menu root'],
  ['a menu, where a modal is imported, too', MENU_ROOT, ['Menu', 'Modal'], 'Menu root'],
  ['its paper', MENU_PAPER, ['Menu'], 'Menu paper'],
  ['its paper, where paper is imported for something else', MENU_PAPER, ['Paper'], 'Menu paper'],
  ['a popover', 'MuiPopover-root MuiModal-root', ['Popover'], 'Popover root'],
  ['a dialog', 'MuiDialog-root MuiModal-root', ['Dialog'], 'Dialog root'],
  ['a dialog that other code opens', 'MuiDialog-root MuiModal-root', [], 'Dialog root'],
  ['a modal', 'MuiModal-root', ['Modal'], 'Modal root'],
  ['a drawer', 'MuiDrawer-root MuiDrawer-modal MuiModal-root', ['Drawer'], 'Drawer root'],
  [
    'the backdrop of a dialog',
    'MuiBackdrop-root MuiDialog-backdrop',
    ['Backdrop'],
    'Dialog backdrop',
  ],
  ['a tooltip', 'MuiTooltip-popper MuiPopper-root', ['Tooltip'], 'Tooltip popper'],
  [
    'the field of a select',
    'MuiSelect-select MuiInputBase-input MuiOutlinedInput-input',
    ['Select'],
    'Select select',
  ],
])('%s is named as its code does', (_, classes, names, expected) => {
  const knowledge = know(...names.map((name) => [name, MATERIAL] as const));
  const part = findPart(classes.split(' '), knowledge);
  expect(`${part?.component.name} ${part?.slot.key}`).toBe(expected);
});

test('classes and states come with what is known of them, those of the component first', () => {
  const part = findPart(
    ['MuiButtonBase-root', 'MuiButton-root', 'MuiButton-odd', 'Mui-disabled'],
    know(),
  );
  expect(part?.classes).toEqual([
    { className: 'MuiButton-root', key: 'root', about: 'About MuiButton-root.' },
    { className: 'MuiButton-odd' },
    { className: 'MuiButtonBase-root', key: 'root', about: 'About MuiButtonBase-root.' },
  ]);
  expect(part?.states).toEqual([
    { className: 'Mui-disabled', key: 'disabled', about: 'About Mui-disabled.' },
  ]);
});

test('of several editions the one is named that the code imports', () => {
  const knowledge = know(['DataGridPro', '@mui/x-data-grid-pro']);
  expect(findPart(['MuiDataGrid-cell'], knowledge)?.component.name).toBe('DataGridPro');
});

test('a component that renders another one does not take its name', () => {
  const knowledge = know(['SignInButton', '@toolpad/core']);
  expect(findPart(['MuiButton-root'], knowledge)?.component.name).toBe('Button');
});

test.each([
  [['MuiButton-root'], ['Button'], 'Button root'],
  [['MuiButton-startIcon', 'MuiButton-root'], ['Button'], 'Button inside'],
  [['MuiFormControl-root MuiTextField-root'], ['TextField'], 'TextField root'],
  [
    ['MuiOutlinedInput-root', 'MuiFormControl-root MuiTextField-root'],
    ['TextField'],
    'TextField inside',
  ],
  [['MuiOutlinedInput-root', 'css-0', 'MuiBox-root'], ['Box'], 'Box inside'],
  [['MuiOutlinedInput-root'], [], 'Box around'],
])('an override of %s is written on what the code names, %s: %s', (chain, names, expected) => {
  const knowledge = know(...names.map((name) => [name, MATERIAL] as const));
  const lists = chain.map((classes) => classes.split(' '));
  const part = findPart(lists[0] ?? [], knowledge);
  if (!part) throw new Error('The classes are of no component.');
  expect(describeHost(findHost(lists, part, knowledge, true))).toBe(expected);
});

test.each([
  [['MuiOutlinedInput-root', 'MuiBox-root'], ['Box'], 'Box inside'],
  [['MuiOutlinedInput-root'], ['Box'], 'none'],
])(
  'of what is not on the stage, %s, nothing around the demo is the host',
  (chain, names, expected) => {
    const knowledge = know(...names.map((name) => [name, MATERIAL] as const));
    const lists = chain.map((classes) => classes.split(' '));
    const part = findPart(lists[0] ?? [], knowledge);
    if (!part) throw new Error('The classes are of no component.');
    expect(describeHost(findHost(lists, part, knowledge, false))).toBe(expected);
  },
);

function describeHost(host: Host | null): string {
  if (!host) return 'none';
  const place = host.isInDemo ? (host.isRoot ? 'root' : 'inside') : 'around';
  return `${host.component.name} ${place}`;
}
