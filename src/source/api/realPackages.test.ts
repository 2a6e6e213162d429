import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiDoc, ComponentDoc, PropDoc } from '../../model/apiDoc.ts';
import { API_PACKAGES } from './apiPackages.ts';
import type { ApiDocs } from './joinPackages.ts';
import { loadApiDocs } from './loadApiDocs.ts';

interface Counts {
  readonly components: number;
  readonly hooks: number;
  readonly props: number;
  readonly slots: number;
  readonly classes: number;
}

/** The least that each package's tables have: an update that drops a table, or a reader that misses one, fails here. */
const LEAST: Readonly<Record<string, Counts>> = {
  '@mui/material': { components: 131, hooks: 0, props: 1459, slots: 137, classes: 1113 },
  '@mui/lab': { components: 11, hooks: 0, props: 44, slots: 0, classes: 48 },
  '@mui/joy': { components: 79, hooks: 0, props: 890, slots: 162, classes: 946 },
  '@mui/base': { components: 30, hooks: 24, props: 256, slots: 51, classes: 108 },
  '@mui/system': { components: 4, hooks: 0, props: 25, slots: 0, classes: 17 },
  '@mui/x-data-grid': { components: 14, hooks: 0, props: 176, slots: 85, classes: 238 },
  '@mui/x-data-grid-pro': { components: 1, hooks: 0, props: 167, slots: 89, classes: 238 },
  '@mui/x-data-grid-premium': { components: 11, hooks: 0, props: 237, slots: 135, classes: 238 },
  '@mui/x-date-pickers': { components: 35, hooks: 0, props: 1024, slots: 310, classes: 93 },
  '@mui/x-date-pickers-pro': { components: 25, hooks: 0, props: 877, slots: 266, classes: 83 },
  '@mui/x-charts': { components: 62, hooks: 0, props: 567, slots: 105, classes: 198 },
  '@mui/x-charts-pro': { components: 32, hooks: 0, props: 355, slots: 161, classes: 63 },
  '@mui/x-tree-view': { components: 6, hooks: 0, props: 70, slots: 27, classes: 31 },
  '@mui/x-tree-view-pro': { components: 1, hooks: 0, props: 38, slots: 5, classes: 11 },
  '@toolpad/core': { components: 24, hooks: 5, props: 95, slots: 26, classes: 130 },
};

const NOTHING: Counts = { components: 0, hooks: 0, props: 0, slots: 0, classes: 0 };
const TABLES = ['components', 'hooks', 'props', 'slots', 'classes'] as const;

let docs: ApiDocs;
let all: readonly ApiDoc[];
beforeAll(async () => {
  docs = await loadApiDocs({ root: path.resolve('.') });
  all = [...docs.components, ...docs.hooks];
});

function find(packageName: string, name: string): ComponentDoc {
  const found = docs.components.find((doc) => doc.package === packageName && doc.name === name);
  if (!found) throw new Error(`${packageName}/${name} is missing.`);
  return found;
}

function findProp(packageName: string, component: string, name: string): PropDoc {
  const found = find(packageName, component).props.find((prop) => prop.name === name);
  if (!found) throw new Error(`${component}.${name} is missing.`);
  return found;
}

function listRows(doc: ApiDoc): readonly { anchor: string; deprecation: object | null }[][] {
  if (doc.kind === 'hook') return [[...doc.parameters], [...doc.returnValue]];
  return [[...doc.props], [...doc.slots], [...doc.classes]];
}

describe('the installed packages', () => {
  test('are read without a problem', () => {
    expect(docs.problems).toEqual([]);
  });

  test.each(API_PACKAGES.map(({ name }) => name))('%s has all its tables', (name) => {
    const components = docs.components.filter((doc) => doc.package === name);
    const sum = (count: (doc: ComponentDoc) => number) =>
      components.reduce((total, doc) => total + count(doc), 0);
    const found: Counts = {
      components: components.length,
      hooks: docs.hooks.filter((doc) => doc.package === name).length,
      props: sum((doc) => doc.props.length),
      slots: sum((doc) => doc.slots.length),
      classes: sum((doc) => doc.classes.length),
    };
    const least = LEAST[name] ?? { ...NOTHING, components: 1 };
    const lacking = TABLES.filter((table) => found[table] < least[table]);
    expect(lacking, `${JSON.stringify(found)} in place of ${JSON.stringify(least)}`).toEqual([]);
  });

  test('have hooks with all parameters and returned fields', () => {
    const base = docs.hooks.filter((doc) => doc.package === '@mui/base');
    expect(base.reduce((total, doc) => total + doc.parameters.length, 0)).toBeGreaterThanOrEqual(
      187,
    );
    expect(base.reduce((total, doc) => total + doc.returnValue.length, 0)).toBeGreaterThanOrEqual(
      160,
    );
  });
});

describe('every documentation', () => {
  test('is the only one of its name and address in its product', () => {
    const keys = all.map((doc) => `${doc.productId}/${doc.slug}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('says all of every type: none has … that does not unfold', () => {
    const rows = all.flatMap((doc) =>
      (doc.kind === 'hook' ? [...doc.parameters, ...doc.returnValue] : doc.props).map((row) => ({
        row: `${doc.package} ${doc.name}.${row.name}`,
        type: row.wholeType ?? row.type,
        signature: row.signature,
      })),
    );
    const shortened = rows.filter(({ type, signature }) =>
      [
        type,
        signature?.returns.type ?? '',
        ...(signature?.parameters.map((parameter) => parameter.type) ?? []),
      ].some((text) => text.includes('…')),
    );
    expect(rows.length).toBeGreaterThan(5000);
    expect(shortened.map(({ row }) => row)).toEqual([]);
  });

  test('has anchors of its own', () => {
    const repeating = all.filter((doc) => {
      const anchors = listRows(doc).flatMap((rows) => rows.map(({ anchor }) => anchor));
      return new Set(anchors).size !== anchors.length;
    });
    expect(repeating.map(({ name }) => name)).toEqual([]);
  });

  test('has its deprecated rows last', () => {
    const mixed = docs.components.filter((doc) =>
      listRows(doc).some((rows) => {
        const first = rows.findIndex(({ deprecation }) => deprecation !== null);
        return first >= 0 && rows.slice(first).some(({ deprecation }) => deprecation === null);
      }),
    );
    expect(mixed.map(({ name }) => name)).toEqual([]);
  });

  test('can be imported and has a source', () => {
    expect(all.filter((doc) => doc.imports.length === 0)).toEqual([]);
    expect(all.filter((doc) => doc.source === null)).toEqual([]);
  });

  test('types every prop', () => {
    const untyped = docs.components.flatMap((doc) =>
      doc.props
        .filter(({ name, type }) => type === '' || (type === 'unknown' && !/[vV]alue$/.test(name)))
        .map(({ name }) => `${doc.name}.${name}`),
    );
    expect(untyped).toEqual([]);
  });
});

describe('facts that MUI’s own pages get wrong or that are hard to read', () => {
  const types: [packageName: string, component: string, prop: string, type: string][] = [
    ['@mui/material', 'Button', 'variant', "'contained' | 'outlined' | 'text'"],
    [
      '@mui/material',
      'FilledInput',
      'color',
      "'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning'",
    ],
    ['@mui/material', 'TextField', 'variant', "'filled' | 'outlined' | 'standard'"],
    ['@mui/material', 'Autocomplete', 'multiple', 'boolean'],
    ['@mui/material', 'Autocomplete', 'options', 'readonly Value[]'],
    ['@mui/material', 'Button', 'sx', 'SxProps<Theme>'],
    ['@mui/material', 'SwipeableDrawer', 'onClose', 'React.ReactEventHandler<{}>'],
    ['@mui/material', 'Tooltip', 'children', 'React.ReactElement<unknown, any>'],
    ['@mui/joy', 'Select', 'multiple', 'boolean'],
    ['@mui/joy', 'Select', 'value', 'SelectValue<OptionValue, Multiple>'],
    [
      '@mui/joy',
      'ToggleButtonGroup',
      'onChange',
      '(event: React.MouseEvent<HTMLElement>, value: string | string[] | null) => void',
    ],
    ['@mui/x-date-pickers', 'DatePicker', 'value', 'PickerValue'],
    ['@mui/x-date-pickers', 'DatePicker', 'views', "readonly ('day' | 'month' | 'year')[]"],
    ['@mui/x-tree-view', 'RichTreeView', 'items', 'readonly R[]'],
    ['@mui/x-data-grid', 'DataGrid', 'density', "'comfortable' | 'compact' | 'standard'"],
  ];
  test.each(types)('%s: %s.%s', (packageName, component, prop, type) => {
    expect(findProp(packageName, component, prop).type).toBe(type);
  });

  const required: [packageName: string, component: string, prop: string, isRequired: boolean][] = [
    ['@mui/material', 'FormControlLabel', 'control', true],
    // Only the types demand these.
    ['@mui/material', 'Tooltip', 'title', true],
    ['@mui/joy', 'Tooltip', 'title', true],
    ['@mui/material', 'FormControlLabel', 'label', true],
    // Some of several ways to use the component demand these.
    ['@mui/material', 'Button', 'component', false],
    ['@mui/material', 'Select', 'variant', false],
    ['@mui/base', 'Input', 'multiline', false],
    ['@mui/x-charts', 'ChartsReferenceLine', 'x', false],
  ];
  test.each(required)('%s: whether %s.%s is required', (packageName, component, prop, expected) => {
    expect(findProp(packageName, component, prop).required).toBe(expected);
  });

  const classes: [packageName: string, component: string, name: string, className: string][] = [
    ['@mui/material', 'Button', 'root', 'MuiButton-root'],
    ['@mui/material', 'Button', 'disabled', 'Mui-disabled'],
    ['@mui/material', 'Input', 'multiline', 'MuiInputBase-multiline'],
    ['@mui/joy', 'Button', 'root', 'MuiButton-root'],
    ['@mui/joy', 'Slider', 'root', 'MuiSlider-root'],
    ['@mui/x-date-pickers', 'PickersTextField', 'root', 'MuiPickersTextField-root'],
    ['@mui/x-charts-pro', 'Heatmap', 'faded', 'Charts-faded'],
    ['@mui/base', 'Button', 'root', 'base-Button-root'],
    ['@mui/base', 'Button', 'disabled', 'base--disabled'],
    ['@mui/x-data-grid-pro', 'DataGridPro', 'root', 'MuiDataGrid-root'],
  ];
  test.each(classes)('%s: class %s.%s', (packageName, component, name, className) => {
    const found = find(packageName, component).classes.find((each) => each.name === name);
    expect(found?.className).toBe(className);
  });

  test('callbacks that all variants of a component share tell how they are called', () => {
    const { signature } = findProp('@mui/material', 'Select', 'onChange');
    expect(signature?.parameters.map(({ name, type }) => [name, type])).toEqual([
      ['event', 'SelectChangeEvent<Value>'],
      ['child', 'React.ReactNode'],
    ]);
  });

  test('CSS properties are props of these components', () => {
    const taking = docs.components.filter((doc) => doc.takesSystemProps);
    const names = (packageName: string) =>
      taking.filter((doc) => doc.package === packageName).map(({ name }) => name);
    expect(names('@mui/system')).toEqual(['Box', 'Grid', 'Stack']);
    expect(names('@mui/material')).toEqual(
      expect.arrayContaining(['Box', 'Grid', 'Stack', 'Typography']),
    );
    expect(names('@mui/base')).toEqual([]);
  });

  test('theme keys are those the code reads', () => {
    const keys = docs.components.map((doc) => [`${doc.package}/${doc.name}`, doc.themeKey]);
    expect(Object.fromEntries(keys)).toMatchObject({
      '@mui/material/Button': 'MuiButton',
      '@mui/material/Box': null,
      '@mui/system/Container': 'MuiContainer',
      '@mui/system/Grid': 'MuiGrid',
      '@mui/system/Stack': 'MuiStack',
      '@mui/joy/MenuItem': 'JoyMenuItem',
      '@mui/base/Button': null,
      '@mui/x-data-grid-pro/DataGridPro': 'MuiDataGrid',
      '@mui/x-date-pickers/DesktopDatePicker': 'MuiDesktopDatePicker',
    });
  });

  test('sources are those of the release each package was part of', () => {
    const url = (packageName: string, name: string) => find(packageName, name).source?.url;
    const repository = 'https://github.com/mui/material-ui/blob';
    expect([
      url('@mui/lab', 'Masonry'),
      url('@mui/joy', 'Button'),
      url('@mui/base', 'Button'),
      url('@mui/x-charts', 'BarChart'),
    ]).toEqual([
      `${repository}/v7.0.2/packages/mui-lab/src/Masonry/Masonry.js`,
      `${repository}/v6.2.0/packages/mui-joy/src/Button/Button.tsx`,
      `${repository}/v7.0.0-beta.4/packages/mui-base/src/Button/Button.tsx`,
      'https://github.com/mui/mui-x/blob/v8.29.3/packages/x-charts/src/BarChart/BarChart.tsx',
    ]);
  });

  test('imports exist as they are written', () => {
    expect(find('@mui/material', 'PigmentGrid').imports).toEqual([
      "import PigmentGrid from '@mui/material/PigmentGrid';",
    ]);
    expect(find('@mui/x-data-grid', 'Toolbar').imports).toEqual([
      "import { Toolbar } from '@mui/x-data-grid/components';",
      "import { Toolbar } from '@mui/x-data-grid';",
      "import { Toolbar } from '@mui/x-data-grid-pro';",
      "import { Toolbar } from '@mui/x-data-grid-premium';",
    ]);
  });

  test('inheritance, ref and spread', () => {
    expect(find('@mui/material', 'Button')).toMatchObject({
      inherits: { name: 'ButtonBase', package: '@mui/material' },
      forwardsRef: { element: 'HTMLButtonElement' },
      spreads: true,
    });
    expect(find('@mui/material', 'Fade').inherits).toMatchObject({
      name: 'Transition',
      package: null,
    });
    expect(find('@mui/material', 'NoSsr')).toMatchObject({ forwardsRef: null, spreads: false });
  });
});

/** They only give a component another name, in files that tell nothing of their language. */
const RENAMED = [
  'ChartContainer',
  'ChartContainerPro',
  'ChartDataProvider',
  'ChartDataProviderPro',
  'ChartZoomSlider',
];

describe('packages with an open licence', () => {
  test('are described throughout, in their words or in ours', () => {
    const rows = [
      ...docs.components.map((doc) => [doc, doc.classes] as const),
      ...docs.hooks.map((doc) => [doc, [...doc.parameters, ...doc.returnValue]] as const),
    ];
    const gaps = rows.flatMap(([doc, each]) =>
      each.filter((row) => !row.description).map((row) => `${doc.package}/${doc.name}.${row.name}`),
    );
    expect(gaps).toEqual([]);
  });

  test('show no type by the file it is declared in', () => {
    expect(all.filter((doc) => JSON.stringify(doc).includes('import('))).toEqual([]);
  });

  test('lead to the file of the source, not to its folder', () => {
    const folders = all.filter((doc) => doc.source?.url.includes('/tree/'));
    expect(folders.map(({ name }) => name).sort()).toEqual(RENAMED);
  });
});

describe('commercial packages', () => {
  test('mark what each plan adds', () => {
    const plan = (name: string) =>
      findProp('@mui/x-data-grid-premium', 'DataGridPremium', name).plan;
    expect(['rows', 'pinnedRows', 'pivotModel'].map(plan)).toEqual([null, 'pro', 'premium']);
  });

  test('are described throughout, by the community edition or in own words', () => {
    const gaps = docs.components
      .filter((doc) => doc.plan !== null)
      .flatMap((doc) => [
        ...(doc.description ? [] : [doc.name]),
        ...[...doc.props, ...doc.slots, ...doc.classes]
          .filter((row) => !row.description || row.deprecation?.reason === null)
          .map((row) => `${doc.name}.${row.name}`),
      ]);
    expect(gaps).toEqual([]);
  });
});
