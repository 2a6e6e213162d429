import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHost } from '../../src/demo/inspect/naming/findHost.ts';
import { findPart, type Knowledge } from '../../src/demo/inspect/naming/findPart.ts';
import type { Rival } from '../../src/demo/inspect/overrides/findRivals.ts';
import {
  formatOverrides,
  type OverrideWay,
} from '../../src/demo/inspect/overrides/formatOverrides.ts';
import { formatAnatomyUrl } from '../../src/model/anatomy.ts';
import type { BaseLibrary } from '../../src/model/product.ts';
import { startStage, type MistakeStage } from '../mistakes/startStage.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';

const RIVALS = fileURLToPath(
  new URL('../../src/demo/inspect/overrides/findRivals.ts', import.meta.url),
);

/** An element to override, and the code that renders it. */
interface OverrideCase {
  readonly product: 'material-ui' | 'joy-ui' | 'x';
  readonly library: BaseLibrary;
  /** The component that the code names, and the package it comes from. */
  readonly host: string;
  readonly from: string;
  /** Whether the code gets the component from elsewhere and names it not. */
  readonly isUnnamed?: boolean;
  readonly attributes?: string;
  readonly children?: string;
  /** The element, by the class of its slot and those of the states that the override is bound to. */
  readonly slot: string;
  readonly states?: readonly string[];
}

const MATERIAL = { product: 'material-ui', library: 'material', from: '@mui/material' } as const;
const JOY = { product: 'joy-ui', library: 'joy', from: '@mui/joy' } as const;
const GRID = {
  product: 'x',
  library: 'material',
  from: '@mui/x-data-grid',
  host: 'DataGrid',
} as const;
const ROWS = 'rows={[{ id: 1, name: "Ada" }]} columns={[{ field: "name" }]} checkboxSelection';

const CASES: readonly OverrideCase[] = [
  {
    ...MATERIAL,
    host: 'Button',
    children: 'Go',
    attributes: 'variant="contained"',
    slot: 'MuiButton-root',
  },
  {
    ...MATERIAL,
    host: 'Button',
    children: 'Go',
    attributes: 'disabled',
    slot: 'MuiButton-root',
    states: ['Mui-disabled'],
  },
  {
    ...MATERIAL,
    host: 'Button',
    children: 'Go',
    attributes: 'startIcon={<i />}',
    slot: 'MuiButton-startIcon',
  },
  { ...MATERIAL, host: 'Chip', attributes: 'label="Go" color="primary"', slot: 'MuiChip-root' },
  { ...MATERIAL, host: 'Chip', attributes: 'label="Go"', slot: 'MuiChip-label' },
  { ...MATERIAL, host: 'Switch', slot: 'MuiSwitch-thumb' },
  { ...MATERIAL, host: 'Switch', slot: 'MuiSwitch-track' },
  {
    ...MATERIAL,
    host: 'Switch',
    attributes: 'defaultChecked',
    slot: 'MuiSwitch-switchBase',
    states: ['Mui-checked'],
  },
  {
    ...MATERIAL,
    host: 'Checkbox',
    attributes: 'defaultChecked',
    slot: 'MuiCheckbox-root',
    states: ['Mui-checked'],
  },
  {
    ...MATERIAL,
    host: 'ToggleButton',
    attributes: 'value="a" selected',
    children: 'A',
    slot: 'MuiToggleButton-root',
    states: ['Mui-selected'],
  },
  { ...MATERIAL, host: 'TextField', attributes: 'label="City"', slot: 'MuiTextField-root' },
  { ...MATERIAL, host: 'TextField', attributes: 'label="City"', slot: 'MuiOutlinedInput-root' },
  { ...MATERIAL, host: 'TextField', attributes: 'label="City"', slot: 'MuiOutlinedInput-input' },
  {
    ...MATERIAL,
    host: 'TextField',
    attributes: 'label="City"',
    slot: 'MuiOutlinedInput-notchedOutline',
  },
  {
    ...MATERIAL,
    host: 'TextField',
    attributes: 'label="City" error',
    slot: 'MuiInputLabel-root',
    states: ['Mui-error'],
  },
  { ...MATERIAL, host: 'Slider', attributes: 'defaultValue={30}', slot: 'MuiSlider-thumb' },
  { ...MATERIAL, host: 'Slider', attributes: 'defaultValue={30}', slot: 'MuiSlider-rail' },
  { ...MATERIAL, host: 'Card', children: 'Go', slot: 'MuiCard-root' },
  { ...MATERIAL, host: 'Alert', children: 'Go', slot: 'MuiAlert-icon' },
  { ...MATERIAL, host: 'Alert', children: 'Go', slot: 'MuiAlert-message' },
  {
    ...MATERIAL,
    host: 'Chip',
    attributes: 'label="Go" color="primary" icon={<i />}',
    slot: 'MuiChip-icon',
  },
  {
    ...MATERIAL,
    host: 'ListItemButton',
    attributes: 'selected',
    children: '<ListItemIcon><i /></ListItemIcon>',
    slot: 'MuiListItemIcon-root',
  },
  {
    ...MATERIAL,
    host: 'Tab',
    attributes: 'label="Go" selected icon={<i />}',
    slot: 'MuiTab-icon',
  },
  {
    ...MATERIAL,
    host: 'StepLabel',
    attributes: 'icon={1}',
    children: 'Go',
    slot: 'MuiStepIcon-root',
  },
  // Here the rules of a state, or of what is around the element, weigh more than those of its own slot.
  {
    ...MATERIAL,
    host: 'Tab',
    attributes: 'label="Go" selected textColor="primary"',
    slot: 'MuiTab-root',
  },
  {
    ...MATERIAL,
    host: 'Switch',
    attributes: 'defaultChecked color="secondary"',
    slot: 'MuiSwitch-track',
  },
  {
    ...MATERIAL,
    host: 'Button',
    children: 'Go',
    attributes: 'disabled variant="contained"',
    slot: 'MuiButton-root',
  },
  { ...JOY, host: 'Button', children: 'Go', slot: 'MuiButton-root' },
  {
    ...JOY,
    host: 'Button',
    children: 'Go',
    attributes: 'disabled',
    slot: 'MuiButton-root',
    states: ['Mui-disabled'],
  },
  {
    ...JOY,
    host: 'Button',
    children: 'Go',
    attributes: 'startDecorator={<i />}',
    slot: 'MuiButton-startDecorator',
  },
  { ...JOY, host: 'Input', attributes: 'placeholder="City"', slot: 'MuiInput-root' },
  { ...JOY, host: 'Input', attributes: 'placeholder="City"', slot: 'MuiInput-input' },
  {
    ...JOY,
    host: 'Switch',
    attributes: 'defaultChecked',
    slot: 'MuiSwitch-thumb',
    states: ['Mui-checked'],
  },
  {
    ...JOY,
    host: 'Checkbox',
    attributes: 'label="A" defaultChecked',
    slot: 'MuiCheckbox-checkbox',
    states: ['Mui-checked'],
  },
  { ...JOY, host: 'Chip', children: 'Go', slot: 'MuiChip-label' },
  {
    ...JOY,
    host: 'Alert',
    children: 'Go',
    attributes: 'color="danger" startDecorator={<i />}',
    slot: 'MuiAlert-startDecorator',
  },
  {
    ...JOY,
    host: 'ListItemButton',
    attributes: 'selected',
    children: '<ListItemDecorator><i /></ListItemDecorator>',
    slot: 'MuiListItemDecorator-root',
  },
  { ...JOY, host: 'Button', children: 'Go', attributes: 'disabled', slot: 'MuiButton-root' },
  { ...GRID, attributes: ROWS, slot: 'MuiDataGrid-root' },
  { ...GRID, attributes: ROWS, slot: 'MuiDataGrid-cell' },
  { ...GRID, attributes: ROWS, slot: 'MuiDataGrid-columnHeader' },
  {
    ...GRID,
    attributes: `${ROWS} rowSelectionModel={{ type: "include", ids: new Set([1]) }}`,
    slot: 'MuiDataGrid-row',
    states: ['Mui-selected'],
  },
  // What the demo's code does not name: the override stands around it.
  {
    ...MATERIAL,
    host: 'Rating',
    isUnnamed: true,
    attributes: 'value={2} readOnly',
    slot: 'MuiRating-icon',
  },
];

/** Properties that components set by themselves, too, so that an override has to win. */
const DECLARATIONS = [
  ['color', 'rgb(1, 2, 3)'],
  ['background-color', 'rgb(4, 5, 6)'],
] as const;
const WAYS = ['sx', 'styled', 'theme'] as const satisfies readonly OverrideWay[];
const attempts = CASES.flatMap((each) => WAYS.map((way) => ({ ...each, way })));
const products = [...new Set(CASES.map(({ product }) => product))];

let stage: MistakeStage;
let browser: Browser;
let page: Page;
/** The code of each attempt. */
let codes: ReadonlyMap<unknown, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  // What the cases look like without an override tells what it has to win against.
  await openStage(CASES, renderBare);
  const rivals = new Map<OverrideCase, Rival[]>();
  for (const each of CASES) rivals.set(each, await readRivals(each));
  await stage.close();
  codes = new Map(
    attempts.map((attempt, index) => {
      const found = rivals.get(CASES[Math.floor(index / WAYS.length)] ?? attempt);
      return [attempt, render(attempt, attempt.way, found ?? [])];
    }),
  );
  await openStage(attempts, (attempt) => codes.get(attempt) ?? '');
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

test.each(attempts.map((attempt) => ({ ...attempt, attempt })))(
  '$way overrides .$slot $states of $host, $product',
  async ({ attempt }) => {
    const element = await show(attempts, attempt);
    const readStyles = (): Promise<string[]> =>
      element.evaluate((found) => {
        const { color, backgroundColor } = getComputedStyle(found);
        return [color, backgroundColor];
      });
    await expect
      .poll(readStyles, { message: codes.get(attempt) ?? '' })
      .toEqual(DECLARATIONS.map(([, value]) => value));
  },
);

/** Opens a page that can show each of these cases. */
async function openStage<Case extends OverrideCase>(
  cases: readonly Case[],
  toCode: (each: Case) => string,
): Promise<void> {
  stage = await startStage(
    products.map((product) => ({
      pathname: `/${product}/`,
      checks: cases
        .filter((each) => each.product === product)
        .map((each) => ({ mistake: 'none', right: toCode(each), imports: listImports(product) })),
    })),
  );
  await page.goto(stage.origin);
  await page.waitForFunction(() => 'show' in window);
}

/** Shows one of the cases on the stage, and finds its element. */
async function show(cases: readonly OverrideCase[], each: OverrideCase): Promise<Locator> {
  const { product, slot, states = [] } = each;
  const index = cases.filter((other) => other.product === product).indexOf(each);
  await page.evaluate(
    ([path, at]) =>
      (window as unknown as { show: (...args: unknown[]) => Promise<void> }).show(
        path,
        at,
        'right',
      ),
    [`/${product}/`, index] as const,
  );
  const element = page
    .locator(`#stage ${[slot, ...states].map((name) => `.${name}`).join('')}`)
    .first();
  await element.waitFor({ state: 'attached' });
  return element;
}

async function readRivals(each: OverrideCase): Promise<Rival[]> {
  const element = await show(CASES, each);
  return element.evaluate(
    (found, properties) =>
      (window as unknown as { findRivals: (...args: unknown[]) => Rival[] }).findRivals(
        found,
        properties,
      ),
    DECLARATIONS.map(([property]) => property),
  );
}

/** A component that renders the case by itself, and lets the test ask for the rules that apply. */
function renderBare(each: OverrideCase): string {
  return `() => { window.findRivals = findRivals; return ${renderElement(each, each.host)}; }`;
}

function renderElement({ attributes = '', children = '' }: OverrideCase, tag: string): string {
  return `<${tag} ${attributes}>${children}</${tag}>`;
}

/** A component that renders the case with the override that readers are given. */
function render(each: OverrideCase, way: OverrideWay, rivals: readonly Rival[]): string {
  const { host, attributes = '', children = '' } = each;
  const override = formatCode(each, way, rivals).replace(/^import .*\n+/gm, '');
  const element = (tag: string): string => renderElement(each, tag);
  const body = {
    sx: () =>
      each.isUnnamed
        ? `return ${override.replace(/\{\/\*.*\*\/\}/, element(host))};`
        : `return ${override.replace(/\/>$/, `${attributes}>${children}</${host}>`)};`,
    styled: () => {
      const name = /const (\w+)/.exec(override)?.[1] ?? '';
      const shown = each.isUnnamed ? `<${name}>${element(host)}</${name}>` : element(name);
      return `${override}\nreturn <div style={{ inlineSize: 600 }}>${shown}</div>;`;
    },
    theme: () => {
      const provider = each.product === 'joy-ui' ? 'CssVarsProvider' : 'ThemeProvider';
      return `${override}\nreturn <${provider} theme={theme}>${element(host)}</${provider}>;`;
    },
  }[way]();
  return `() => { ${body} }`;
}

function formatCode(each: OverrideCase, way: OverrideWay, rivals: readonly Rival[]): string {
  const { host, from, slot, states = [], isUnnamed } = each;
  const file = join(CLIENT_DIRECTORY, formatAnatomyUrl(each.library));
  const knowledge: Knowledge = {
    anatomy: JSON.parse(readFileSync(file, 'utf8')),
    imports: new Map(isUnnamed ? [] : [[host, from]]),
  };
  const part = findPart([slot, ...states], knowledge);
  if (!part) throw new Error(`No component has the class ${slot}.`);
  const chain = [[slot], [`Mui${host}-root`]];
  const overrides = formatOverrides({
    part,
    host: findHost(chain, part, knowledge, true),
    states,
    declarations: DECLARATIONS,
    rivals,
  });
  const code = overrides.find((override) => override.way === way)?.code;
  if (code === undefined) throw new Error(`There is no way ${way} to override ${slot}.`);
  return code;
}

/** What the stage does not bring into scope by itself. */
function listImports(product: OverrideCase['product']): string[] {
  return [
    product === 'joy-ui'
      ? "import { extendTheme, styled } from '@mui/joy/styles';"
      : "import { styled } from '@mui/material/styles';",
    `import { findRivals } from ${JSON.stringify(RIVALS)};`,
  ];
}
