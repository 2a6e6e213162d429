import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../src/model/apiDoc.ts';
import { CLASS_CORRECTIONS } from '../../src/source/api/classCorrections.ts';
import { loadApiDocs } from '../../src/source/api/loadApiDocs.ts';
import { createClass, createComponent } from '../fixtures/apiDocs.ts';
import { launchBrowser } from './launchBrowser.ts';
import { bundlePage, formatKey } from './renderedApi/bundlePage.ts';
import { compareApi, type Mismatch } from './renderedApi/compareApi.ts';
import { listCombinations, listOptions } from './renderedApi/propOptions.ts';
import type { RenderedFacts } from './renderedApi/renderedFacts.ts';
import { listStatedProps } from './renderedApi/statedProps.ts';

/** Packages whose components can be rendered by themselves. */
const CORE = ['@mui/material', '@mui/lab', '@mui/joy', '@mui/base', '@mui/system'];
/** They need a package that is not installed. */
const NOT_RENDERED = /^Pigment/;

const { components } = await loadApiDocs({ root: path.resolve('.') });
const documented = components.filter(
  (doc) => CORE.includes(doc.package) && !NOT_RENDERED.test(doc.name),
);

/** What is true of a component though its types do not say so, and no reader should count on it. */
const UNTYPED: readonly Mismatch[] = [
  {
    component: '@mui/material/Breadcrumbs',
    fact: 'CSS properties as props',
    expected: 'nothing',
    found: 'become styles',
  },
];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const script = await bundlePage(documented);
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addScriptTag({ content: script });
});
afterAll(() => browser.close());

describe.each(CORE)('the API of %s', (name) => {
  test('says what its components do', async () => {
    const docs = documented.filter((doc) => doc.package === name);
    const mismatches: Mismatch[] = [];
    for (const doc of docs)
      mismatches.push(...compareApi(doc, await inspect(doc), listOverrides(doc)));
    expect(docs).not.toEqual([]);
    expect(mismatches).toEqual(UNTYPED.filter(({ component }) => component.startsWith(`${name}/`)));
  });
});

function inspect(doc: ComponentDoc): Promise<RenderedFacts> {
  return page.evaluate((each) => window.inspectApi(each), doc);
}

/** Names that theme overrides know and no element has. */
function listOverrides(doc: ComponentDoc): string[] {
  return CLASS_CORRECTIONS.flatMap((row) =>
    row.kind === 'overrideOnly' && row.package === doc.package && row.components.includes(doc.name)
      ? row.names
      : [],
  );
}

const WRONG_STATE = {
  markdown: 'Styles applied to the root element if `variant="outlined"`.',
  html: '',
};

describe('a wrong statement is found', () => {
  const find = (key: string): ComponentDoc => {
    const doc = documented.find((each) => formatKey(each) === key);
    if (!doc) throw new Error(`${key} is missing.`);
    return doc;
  };
  const wrong: [fact: string, key: string, changes: Partial<ComponentDoc>, mismatch: object][] = [
    [
      'on the element that a ref reaches',
      '@mui/material/Typography',
      { forwardsRef: { element: 'HTMLSpanElement', target: null } },
      { fact: 'ref element', expected: 'HTMLSpanElement', found: 'HTMLParagraphElement' },
    ],
    [
      'on the element that a ref reaches while nothing is inside',
      '@mui/material/Divider',
      { forwardsRef: { element: 'HTMLDivElement', target: null } },
      { fact: 'ref element', expected: 'HTMLDivElement', found: 'HTMLHRElement' },
    ],
    [
      'on where a ref leads',
      '@mui/material/Switch',
      { forwardsRef: { element: 'HTMLSpanElement', target: null } },
      { fact: 'what a ref reaches', expected: 'the root element', found: 'another element' },
    ],
    [
      'on whether there is a ref',
      '@mui/material/NoSsr',
      { forwardsRef: { element: null, target: null } },
      { fact: 'ref', expected: 'a ref', found: 'nothing' },
    ],
    [
      'on the name in a theme',
      '@mui/system/Stack',
      { themeKey: null },
      { fact: 'key of default props in a theme', expected: 'none', found: 'MuiStack' },
    ],
    [
      'on a class that is never applied',
      '@mui/material/AlertTitle',
      { classes: [createClass('AlertTitle', 'root'), createClass('AlertTitle', 'disabled')] },
      {
        fact: 'class disabled',
        expected: '.MuiAlertTitle-disabled on an element in some state',
        found: 'on none',
      },
    ],
    [
      'on the root class',
      '@mui/material/AlertTitle',
      { classes: [createClass('Alert', 'root')] },
      { fact: 'root class', expected: 'on the outermost element', found: 'missing' },
    ],
    [
      'on CSS properties as props',
      '@mui/material/Button',
      { takesSystemProps: true },
      { fact: 'CSS properties as props', expected: 'become styles', found: 'nothing' },
    ],
    [
      'on CSS properties as props that are left out',
      '@mui/material/Box',
      { takesSystemProps: false },
      { fact: 'CSS properties as props', expected: 'nothing', found: 'become styles' },
    ],
    [
      'on the state that a class is applied in',
      '@mui/material/Alert',
      { classes: [createClass('Alert', 'filled', { description: WRONG_STATE })] },
      {
        fact: 'state of class filled',
        expected: WRONG_STATE.markdown,
        found: '.MuiAlert-filled on no element then',
      },
    ],
  ];
  test.each(wrong)('%s: %s', async (_, key, changes, mismatch) => {
    const doc = { ...find(key), ...changes };
    const mismatches = compareApi(doc, await inspect(doc), []);
    expect(mismatches).toContainEqual({ component: key, ...mismatch });
  });

  test('on a component that cannot be rendered', () => {
    const facts = { error: 'No context.', applied: [], absent: [], themeKeys: [], root: null };
    const rest = { refElement: null, isRefAtRoot: null, takesSystemProps: false };
    expect(compareApi(createComponent('Tab'), { ...facts, ...rest }, [])).toEqual([
      {
        component: '@mui/material/Tab',
        fact: 'rendering',
        expected: 'no error',
        found: 'No context.',
      },
    ]);
  });
});

describe('what is tried', () => {
  const types: [type: string, standard: string | null, values: unknown[]][] = [
    ["'small' | 'large'", "'small'", ['large']],
    ['boolean', null, [true]],
    ['boolean', 'true', [false]],
    ["'end' | 'start' | false", 'false', ['end', 'start']],
    ['1 | 2.5 | string', '1', [2.5]],
    ["{ size: 'small' }", null, []],
    ["(event: 'click') => boolean", null, []],
  ];
  test.each(types)('of a prop typed %s with the default %s: %j', (type, standard, values) => {
    const options = listOptions([{ name: 'prop', type, default: standard }]);
    expect(options.map(({ value }) => value)).toEqual(values);
  });

  test('for a class that is named after several props: all of them at once', () => {
    const options = [
      { prop: 'variant', value: 'outlined' },
      { prop: 'variant', value: 'text' },
      { prop: 'color', value: 'primary' },
      { prop: 'disabled', value: true },
    ];
    expect(listCombinations('outlinedPrimary', options)).toEqual([
      { variant: 'outlined', color: 'primary' },
    ]);
    expect(listCombinations('outlined', options)).toEqual([]);
  });

  const descriptions: [text: string, sets: object[]][] = [
    ['Styles applied to the root element if `open={true}`.', [{ open: true }]],
    ['Applied to the root element if `size="sm"` and `max={3}`', [{ size: 'sm', max: 3 }]],
    ['Applied if `size="sm, md, or lg"`.', [{ size: 'sm' }, { size: 'md' }, { size: 'lg' }]],
    ['Styles applied to the root element unless `open={true}`.', []],
    ['Styles applied to the root element if `open={true}` or `size="sm"`.', []],
    ['Styles applied to the root element if the parent `Tabs` has `open={true}`.', []],
    ['State class applied to the root element if `focused={true}`.', []],
    ['Styles applied to the root element.', []],
  ];
  test.each(descriptions)('for a class described as "%s": %j', (markdown, sets) => {
    const described = { description: { markdown, html: '' } };
    expect(listStatedProps(described, ['open', 'size', 'max'])).toEqual(sets);
  });
});
