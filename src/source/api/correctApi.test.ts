import { describe, expect, test } from 'vitest';
import {
  createClass,
  createComponent,
  createHook,
  createProp,
  createText,
} from '../../../tests/fixtures/apiDocs.ts';
import type { ApiCorrections } from './apiCorrections.ts';
import { borrowDescriptions } from './borrowDescriptions.ts';
import { correctApi } from './correctApi.ts';

const corrections: ApiCorrections = {
  refs: { '@mui/material/Tab': { element: 'HTMLButtonElement', target: null } },
  classes: [
    {
      kind: 'unapplied',
      package: '@mui/material',
      components: ['Tab'],
      names: ['dead'],
      text: 'No code has it.',
    },
    {
      kind: 'overrideOnly',
      package: '@mui/material',
      components: ['Tab'],
      names: ['marginNone'],
      text: 'On no element.',
    },
    {
      kind: 'misdescribed',
      package: '@mui/material',
      components: ['Tab'],
      names: ['wrapped'],
      text: 'If `wrapped={true}`.',
    },
    {
      kind: 'added',
      package: '@mui/material',
      components: ['Tab'],
      name: 'active',
      className: 'Mui-active',
      isState: true,
      text: 'While it is pressed.',
    },
  ],
  descriptions: {
    '@mui/material/Tab.root': 'The root.',
    '@mui/base/useTab(value)': 'What it stands for.',
    '@mui/base/useTab.index': 'Its place.',
  },
};

const tab = createComponent('Tab', {
  forwardsRef: { element: 'HTMLDivElement', target: null },
  classes: [
    ...['root', 'dead', 'marginNone'].map((name) => createClass('Tab', name)),
    createClass('Tab', 'wrapped', { description: createText('If `wrapped={false}`.') }),
  ],
});
const hook = createHook('useTab', {
  parameters: [createProp('useTab', 'value')],
  returnValue: [createProp('useTab', 'index')],
});

describe('corrections', () => {
  const corrected = correctApi({ components: [tab], hooks: [hook] }, corrections);

  test('put the ref right', () => {
    expect(corrected.components[0]?.forwardsRef?.element).toBe('HTMLButtonElement');
  });

  test('leave out, mark, add and describe classes', () => {
    const rows = corrected.components[0]?.classes.map(({ name, className, description }) => [
      name,
      className,
      description?.markdown,
    ]);
    expect(rows).toEqual([
      ['root', 'MuiTab-root', 'The root.'],
      ['marginNone', 'MuiTab-marginNone', 'On no element.'],
      ['wrapped', 'MuiTab-wrapped', 'If `wrapped={true}`.'],
      ['active', 'Mui-active', 'While it is pressed.'],
    ]);
  });

  test('describe what hooks take and return', () => {
    const [described] = corrected.hooks;
    expect(described?.parameters[0]?.description?.markdown).toBe('What it stands for.');
    expect(described?.returnValue[0]?.description?.markdown).toBe('Its place.');
  });

  test('all of which are needed give no problem', () => {
    expect(corrected.problems).toEqual([]);
  });

  test('that the package does not need any more are problems, unless it was not read', () => {
    const fine = createComponent('Tab', {
      forwardsRef: { element: 'HTMLButtonElement', target: null },
      classes: [
        createClass('Tab', 'root', { description: createText('Its own words.') }),
        createClass('Tab', 'wrapped', { description: createText('If `wrapped={true}`.') }),
        createClass('Tab', 'active'),
      ],
    });
    const { problems, components } = correctApi({ components: [fine], hooks: [] }, corrections);
    expect(components[0]?.classes[0]?.description?.markdown).toBe('Its own words.');
    expect(problems.map(({ what }) => /"(.*)"/.exec(what)?.[1])).toEqual([
      '@mui/material/Tab',
      '@mui/material/Tab.dead: unapplied',
      '@mui/material/Tab.marginNone: overrideOnly',
      '@mui/material/Tab.wrapped: misdescribed',
      '@mui/material/Tab.active: added',
      '@mui/material/Tab.root',
    ]);
    expect(problems[0]).toEqual({
      file: 'src/source/api/apiCorrections.ts',
      line: 1,
      what: 'The correction of "@mui/material/Tab" changes nothing: the package says so itself, or no longer has it.',
      fix: 'Remove the row from the table that holds it.',
    });
  });
});

describe('a class that is described by the component it comes from', () => {
  const parent = createComponent('InputBase', {
    classes: [createClass('InputBase', 'readOnly', { description: createText('If it is.') })],
  });
  const cases: [title: string, className: string, description: string | undefined][] = [
    ['gets its words', 'MuiInputBase-readOnly', 'If it is.'],
    ['gets none where it is another class', 'MuiInput-readOnly', undefined],
  ];
  test.each(cases)('%s', (_, className, description) => {
    const child = createComponent('Input', {
      inherits: { name: 'InputBase', package: '@mui/material', url: '/' },
      classes: [createClass('Input', 'readOnly', { className })],
    });
    const [, borrowed] = borrowDescriptions([parent, child]);
    expect(borrowed?.classes[0]?.description?.markdown).toBe(description);
  });
});
