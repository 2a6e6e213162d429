import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  keyChecksSchema,
  listPresses,
  type KeyCheck,
  type KeyOutcome,
} from '../../src/model/keyChecks.ts';
import { listContent } from '../../src/source/listContent.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { readClipboard, startDemo } from './demoPage.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openVerdicts } from './verdicts.ts';
import { forgetSession, visitPage } from './visitPage.ts';

const verdicts = await openVerdicts('keyboard.test.ts');
const { files } = await listContent(process.cwd());
const tries = await Promise.all(
  files.filter((file) => file.endsWith('/keys.json')).map(listTries),
).then((lists) => lists.flat());

let site: BuiltSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await forgetSession(page);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('there are keyboard tables to try', () => {
  expect(tries.length).toBeGreaterThan(0);
});

describe('keys do what the tables of a page say', () => {
  test.each(tries)('$pathname $check.demo: $presses', async (each) => {
    const { pathname, check, presses } = each;
    if (await verdicts.find(pathname, { check, presses })) return;
    await tryKeys(each);
    await verdicts.keep(pathname, { check, presses });
  });
});

interface KeyTry {
  readonly pathname: string;
  readonly check: KeyCheck;
  readonly outcome: KeyOutcome;
  readonly presses: readonly string[];
}

async function listTries(file: string): Promise<KeyTry[]> {
  const pathname = file.replace(/^content|keys\.json$/g, '');
  const checks = keyChecksSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return checks.flatMap((check) => {
    const { expect: outcome } = check;
    if (outcome === undefined) return [];
    return listPresses(check).map((presses) => ({ pathname, check, outcome, presses }));
  });
}

/** The open page whose demos are as nobody has touched them. */
let untouched: string | undefined;

/** Presses keys in a demo that nobody has touched yet. */
async function tryKeys(each: KeyTry): Promise<void> {
  const { pathname, check } = each;
  if (untouched !== pathname) await visitPage(page, site.origin, pathname);
  untouched = undefined;
  const demo = await startDemo(page, check.demo);
  await pressKeys(demo, each);
  // Loading the page anew would take much longer.
  if (page.url() === site.origin + pathname && (await resetDemo(demo))) untouched = pathname;
}

/** Starts a demo over; tells whether it did, which demos in frames do not at once. */
async function resetDemo(demo: Locator): Promise<boolean> {
  const used = demo.locator('[data-running] > *');
  if ((await used.count()) === 0) return false;
  await used.evaluateAll((nodes) => {
    for (const node of nodes) node.setAttribute('data-used', '');
  });
  // What the demo has opened may lie above the button.
  await demo
    .getByRole('button', { name: 'Reset the demo', includeHidden: true })
    .dispatchEvent('click');
  await demo.locator('[data-used]').first().waitFor({ state: 'detached' });
  return true;
}

async function pressKeys(demo: Locator, { check, outcome, presses }: KeyTry): Promise<void> {
  const { click = [], focus } = check;
  for (const element of click) await (await findElement(demo, element)).click();
  if (focus !== undefined) await (await findElement(demo, focus)).focus();
  // What should go has to be there first: some things open late.
  if (outcome.gone !== undefined) {
    await (await findElement(demo, outcome.gone)).first().waitFor();
  }
  expect(
    await describeOutcome(demo, outcome),
    'What the keys should do was so before.',
  ).not.toEqual(outcome);
  for (const key of presses) await page.keyboard.press(key);
  await expect.poll(() => describeOutcome(demo, outcome)).toEqual(outcome);
}

/** An element of the demo, or of what it opens at the end of the document, outside of all demos. */
async function findElement(demo: Locator, element: string): Promise<Locator> {
  const [role = '', name] = element.split(/: (.*)/s);
  const options = name === undefined ? {} : { name, exact: true };
  const inside = demo.getByRole(role as 'button', options);
  if ((await inside.count()) > 0) return inside;
  return page.getByRole(role as 'button', options).and(page.locator(':not(figure *)'));
}

/** What can be seen of an expected outcome: equal to it where all of it came true. */
async function describeOutcome(demo: Locator, expected: KeyOutcome): Promise<KeyOutcome> {
  const seen: [string, unknown][] = [];
  for (const [state, element] of Object.entries(expected)) {
    if (element === undefined) continue;
    if (typeof element !== 'string') {
      const values = Object.keys(element).map(async (each) => [each, await readValue(demo, each)]);
      seen.push([state, Object.fromEntries(await Promise.all(values))]);
    } else {
      const holds = await STATES[state as keyof typeof STATES](demo, element);
      seen.push([state, holds ? element : `not ${element}`]);
    }
  }
  return Object.fromEntries(seen);
}

type State = (demo: Locator, element: string) => Promise<boolean>;

const STATES = {
  focused: (demo, element) => matches(demo, element, ':focus, :has(> :focus)'),
  highlighted: async (demo, element) => {
    const found = await findElement(demo, element);
    if ((await found.count()) !== 1) return false;
    return found.evaluate(
      ({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id,
    );
  },
  shown: async (demo, element) => (await findElement(demo, element)).first().isVisible(),
  gone: async (demo, element) => !(await (await findElement(demo, element)).first().isVisible()),
  checked: (demo, element) => matches(demo, element, ':checked, [aria-checked=true]'),
  unchecked: (demo, element) => matches(demo, element, ':not(:checked, [aria-checked=true])'),
  selected: (demo, element) =>
    matches(demo, element, '[aria-selected=true], [aria-current]:not([aria-current=false])'),
  expanded: (demo, element) => matches(demo, element, '[aria-expanded=true]'),
  collapsed: (demo, element) => matches(demo, element, ':not([aria-expanded=true])'),
  pressed: (demo, element) => matches(demo, element, '[aria-pressed=true]'),
  unpressed: (demo, element) => matches(demo, element, '[aria-pressed=false]'),
  text: async (demo, text) => (await demo.getByText(text).count()) > 0,
  copied: async (_, text) => (await readClipboard(page)).includes(text),
  address: async (_, end) => page.url().endsWith(end),
} satisfies Record<Exclude<keyof KeyOutcome, 'value'>, State>;

async function matches(demo: Locator, element: string, selector: string): Promise<boolean> {
  const found = await findElement(demo, element);
  if ((await found.count()) !== 1) return false;
  return found.evaluate((node, wanted) => node.matches(wanted), selector);
}

/** What a field holds; of others, such as spin buttons made of text, the value they tell. */
async function readValue(demo: Locator, element: string): Promise<string> {
  const found = await findElement(demo, element);
  if ((await found.count()) !== 1) return `${await found.count()} elements`;
  return found.evaluate((node) =>
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
      ? node.value
      : (node.ariaValueNow ?? node.textContent.trim()),
  );
}
