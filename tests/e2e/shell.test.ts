import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { GOOD_PLACE, readMenuPlace } from './menuPlace.ts';
import { observePage, watchLayoutShift, type Observations } from './observePage.ts';
import { settle } from './settle.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

let site: BuiltSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let observed: Observations;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  observed = observePage(page);
});
afterEach(async () => {
  expect(observed.messages).toEqual([]);
  await context.close();
});

async function open(pathname: string, target = page): Promise<void> {
  await target.goto(site.origin + pathname, { waitUntil: 'load' });
  await target.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

function headingText(): Promise<string | null> {
  return page.locator('h1').textContent();
}

describe('page changes', () => {
  test('swap the page without a document load, move focus and announce the title', async () => {
    await open(INSTALL);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.title()).toBe(
      'Usage - Material UI'.replace('Usage', (await headingText()) ?? ''),
    );
    expect(await page.locator('[aria-live="polite"]').last().textContent()).toBe(
      await page.title(),
    );
    expect(await page.locator('aside a[aria-current="page"]').getAttribute('href')).toBe(USAGE);
  });

  test('show the same text as a document load', async () => {
    await open(INSTALL);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    // The footer comes with the last of the text.
    await page.locator('main footer').waitFor();
    const readText = (): Promise<string[]> =>
      page.locator('article :is(header, .prose)').allInnerTexts();
    const swapped = await readText();
    await open(USAGE);
    expect(await readText()).toEqual(swapped);
  });

  test('restore the scroll position on back', async () => {
    await open(INSTALL);
    await page.evaluate(() => window.scrollTo(0, 600));
    await settle(page);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY > 500);
  });

  test('to another product bring its navigation, and back again', async () => {
    await open(INSTALL);
    await page.locator('button[popovertarget="_products"]').click();
    await page.locator('#_products a[href="/joy-ui/getting-started/"]').click();
    await page.waitForURL('**/joy-ui/getting-started/');
    await page.locator('aside a[aria-current="page"][href="/joy-ui/getting-started/"]').waitFor();
    await page.goBack();
    await page.waitForURL(`**${INSTALL}`);
    await page.locator(`aside a[aria-current="page"][href="${INSTALL}"]`).waitFor();
  });

  test('to a page that does not exist end on the page that says so', async () => {
    await open(INSTALL);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/material-ui/gone/';
      link.id = 'gone';
      link.textContent = 'gone';
      document.querySelector('main')?.prepend(link);
    });
    await page.locator('#gone').click({ noWaitAfter: true });
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Page not found',
    );
    const expected = observed.messages.splice(0);
    expect(expected.every((message) => message.includes('404'))).toBe(true);
  });

  test('to a page that does not exist keep the product, and say what was asked for', async () => {
    for (const [pathname, product, entry] of [
      ['/material-ui/gone/', 'material-ui', '/material-ui/react-button/'],
      ['/x/react-charts/gone/', 'x-charts', '/x/react-charts/bars/'],
    ] as const) {
      await page.goto(site.origin + pathname);
      await page.locator('html[data-hydrated]').waitFor();
      await page.locator('main code', { hasText: pathname }).first().waitFor();
      expect(await page.locator('meta[name="product"]').getAttribute('content')).toBe(product);
      expect(
        await page.locator(`aside a[href="${entry}"], aside noscript`).count(),
      ).toBeGreaterThan(0);
      observed.messages.splice(0);
    }
    await page.goto(`${site.origin}/gone/`);
    await page.locator('main code', { hasText: '/gone/' }).first().waitFor();
    expect(await page.locator('meta[name="product"]').getAttribute('content')).toBe('none');
    const expected = observed.messages.splice(0);
    expect(expected.every((message) => message.includes('404'))).toBe(true);
  });
});

describe('the side navigation', () => {
  test('comes back from a reload with its groups and scroll position, before anything is painted', async () => {
    const tab = await context.newPage();
    const readLayoutShift = await watchLayoutShift(tab);
    await open(INSTALL, tab);
    const scroller = tab.locator('[data-side-scroller]');
    await scroller.locator('summary', { hasText: /^Components$/ }).click();
    await scroller.getByRole('link', { name: 'Snackbar' }).waitFor();
    await scroller.evaluate((element) => (element.scrollTop = 12));
    // Without scripts other than those of the document: nothing that comes later can be what did it.
    await tab.route('**/*.js', (route) => route.abort());
    await tab.reload();
    expect(await scroller.getByRole('link', { name: 'Snackbar' }).count()).toBe(1);
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(12);
    await tab.unroute('**/*.js');
    await tab.reload();
    await tab.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    expect(await readLayoutShift()).toEqual([]);
    await tab.close();
  });

  test('shows the entry of the page without scrolling the page', async () => {
    await open('/material-ui/react-use-media-query/');
    const entry = page.locator('aside a[aria-current="page"]');
    expect(await entry.evaluate(isInView)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < innerHeight;
}

describe('the color mode', () => {
  test('follows the system, then the choice, survives a reload and reaches other tabs', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(INSTALL);
    const mode = (target = page): Promise<string | undefined> =>
      target.evaluate(() => document.documentElement.dataset.mode);
    expect(await mode()).toBe('dark');
    const other = await context.newPage();
    await open(USAGE, other);
    await page.getByRole('button', { name: 'Color mode' }).click();
    expect(await mode()).toBe('light');
    await page.getByRole('status').getByText('Color mode: light').waitFor();
    await other.waitForFunction(() => document.documentElement.dataset.mode === 'light');
    await page.reload();
    expect(await mode()).toBe('light');
  });
});

describe.each([
  { placedBy: 'CSS', prepare: () => Promise.resolve() },
  { placedBy: 'a script where CSS cannot', prepare: hideAnchorPositioning },
])('menus placed by $placedBy', ({ prepare }) => {
  test.each([
    [390, 'ltr'],
    [390, 'rtl'],
    [1366, 'ltr'],
    [1366, 'rtl'],
  ])('open beside their buttons and inside a window of %i px, %s', async (width, direction) => {
    await prepare(page);
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript((value) => {
      localStorage.setItem('swatchbook:direction', value);
    }, direction);
    await open('/material-ui/react-button/');
    const more = page.locator('[role="toolbar"] button[popovertarget][aria-haspopup]').first();
    await more.scrollIntoViewIfNeeded();
    const buttons = await page.locator('header button[popovertarget][aria-haspopup]').all();
    const places: string[] = [];
    for (const button of [...buttons, more]) {
      if (!(await button.isVisible())) continue;
      await button.hover();
      await button.click();
      places.push(await waitForMenuPlace(await button.getAttribute('popovertarget')));
      await page.keyboard.press('Escape');
    }
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places.filter((place) => place !== GOOD_PLACE)).toEqual([]);
  });

  test('follow their buttons when the page scrolls', async () => {
    await prepare(page);
    await page.setViewportSize({ width: 1366, height: 700 });
    await open('/material-ui/react-button/');
    const button = page.locator('[role="toolbar"] button[aria-haspopup]').first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await button.hover();
    await button.click();
    const id = await button.getAttribute('popovertarget');
    expect(await waitForMenuPlace(id)).toBe(GOOD_PLACE);
    await page.mouse.move(5, 400);
    for (const by of [120, -60]) {
      const before = await page.evaluate(() => window.scrollY);
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
      expect(await page.evaluate(() => window.scrollY)).toBe(before + by);
      expect(await waitForMenuPlace(id)).toBe(GOOD_PLACE);
    }
  });
});

/** Makes the browser deny what it can, so that the site loads its own way to place menus. */
async function hideAnchorPositioning(target: Page): Promise<void> {
  await target.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...rule: string[]) =>
      rule[0] !== 'position-area' && Reflect.apply(supports, CSS, rule);
  });
}

/** Waits until a menu has come to rest, and says where. */
async function waitForMenuPlace(id: string | null): Promise<string> {
  await page.locator(`[id="${id}"]`).waitFor();
  const read = (): Promise<string> => page.evaluate(readMenuPlace, id ?? '');
  await vi.waitFor(async () => expect(await read()).toBe(GOOD_PLACE), 5000).catch(() => undefined);
  return read();
}

describe('the contents of a page', () => {
  // The second is a window of 1280 px at 400 %.
  test.each([
    [390, 844],
    [320, 225],
  ])('open from a button in a window of %i × %i px, and lead there and back', async (...size) => {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await open('/material-ui/react-button/');
    const button = page.getByRole('button', { name: 'On this page' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').count()).toBe(0);
    await button.click();
    expect(await waitForMenuPlace('_contents')).toBe(GOOD_PLACE);
    await contents.getByRole('link', { name: 'Common mistakes' }).click();
    await page.waitForURL('**/#mistakes');
    await expect.poll(() => page.locator('#mistakes').evaluate(isInView)).toBe(true);
    expect(await contents.getByRole('link').count()).toBe(0);
    await button.click();
    await contents.getByRole('link', { name: 'Back to top' }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

  test('stand beside the text in a wide window', async () => {
    await open(INSTALL);
    expect(await page.getByRole('button', { name: 'On this page' }).isVisible()).toBe(false);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').count()).toBeGreaterThan(2);
  });
});

/** What a style sheet writes behind an element. */
function readAfter(element: Element): string {
  return getComputedStyle(element, '::after').content;
}

describe('links that leave the site', () => {
  test('look like it: older versions and the repository', async () => {
    await open(INSTALL);
    await page.locator('button[popovertarget="_versions"]').click();
    const marks = await page
      .locator('#_versions a')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href')?.startsWith('http'),
          getComputedStyle(link, '::after').content.includes('↗'),
        ]),
      );
    expect(marks).toContainEqual([true, true]);
    expect(marks.filter(([leaves, isMarked]) => leaves !== isMarked)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Repository' }).evaluate(readAfter)).toContain('↗');
  });

  test('and those that do not have their whole address on paper', async () => {
    await open(INSTALL);
    await page.emulateMedia({ media: 'print' });
    const inside = page.locator('main .prose a[href^="/"]').first();
    const address = await inside.getAttribute('href');
    expect(await inside.evaluate(readAfter)).toMatch(
      new RegExp(`^" \\(https?://[^/]+${address}\\)"$`),
    );
  });
});

describe('with forced colors', () => {
  const readOutline = (element: Element): string => getComputedStyle(element).outlineStyle;

  test('the entry of the page, the chosen result and its matching letters stand out', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(INSTALL);
    expect(await page.locator('aside a[aria-current="page"]').evaluate(readOutline)).toBe('solid');
    expect(await page.locator(`aside a[href="${USAGE}"]`).evaluate(readOutline)).toBe('none');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('button');
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    await chosen.locator('mark').first().waitFor();
    expect(await chosen.evaluate(readOutline)).toBe('solid');
    const readLine = (element: Element): string => getComputedStyle(element).textDecorationLine;
    expect(await chosen.locator('mark').first().evaluate(readLine)).toBe('underline');
  });
});

test('from right to left a sentence keeps its full stop at its end', async () => {
  await page.addInitScript(() => localStorage.setItem('swatchbook:direction', 'rtl'));
  await open(INSTALL);
  const places = await page.locator('main :is(header, .prose) > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const text = paragraph.lastChild;
      if (!(text instanceof Text) || !/\w\.$/.test(text.data)) return [];
      const measure = (index: number): DOMRect => {
        const range = document.createRange();
        range.setStart(text, text.length - index);
        range.setEnd(text, text.length - index + 1);
        return range.getBoundingClientRect();
      };
      return [measure(1).left - measure(2).left];
    }),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter((distance) => distance <= 0)).toEqual([]);
});

test.each(['/base-ui/react-select/components-api/', '/toolpad/core/react-sign-in-page/'])(
  '%s begins with the end of its product',
  async (pathname) => {
    await open(pathname);
    const first = page.locator('main header > :first-child');
    expect(await first.textContent()).toMatch(/deprecated|no longer maintained/);
  },
);

test.each([
  ['/material-ui/react-button/', ['header', 'header + div > * > *', 'figure[id]', '.details']],
  [INSTALL, ['header', 'header + div > * > *', '.callout']],
])('lead, ad, callout, demo and panel of %s end at one line', async (pathname, parts) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(pathname);
  const readEnds = async (part: string): Promise<number[]> => {
    const boxes = page.locator(`main article ${part}`);
    // An ad comes when nothing else is to do.
    await boxes.first().waitFor();
    return boxes.evaluateAll((all) =>
      all.map((box) => Math.round(box.getBoundingClientRect().right)),
    );
  };
  const ends = await Promise.all(parts.map(readEnds));
  expect(new Set(ends.flat()).size).toBe(1);
});

describe('settings', () => {
  test('flip the direction of the page and keep it', async () => {
    await open(INSTALL);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Right to left').check();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const box = await page.locator('#_side-navigation').boundingBox();
    expect(box?.x).toBeGreaterThan(640);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });

  test('keep the code language in a cookie for a year', async () => {
    await open(INSTALL);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('JavaScript', { exact: true }).check();
    const cookie = (await context.cookies()).find(({ name }) => name === 'codeVariant');
    expect(cookie?.value).toBe('JS');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  });
});

describe('code', () => {
  test('is copied by its button and by the shortcut over a block', async () => {
    await open(INSTALL);
    const block = page.locator('.codeblock:visible').first();
    await block.locator('[data-copy]').click();
    const text = (await block.locator('code:visible').first().textContent())?.trimEnd();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await block.locator('pre').hover();
    await page.keyboard.press('Control+c');
    await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('remembers the chosen tab for all blocks of its key, on other pages too', async () => {
    await open(INSTALL);
    await page.locator('.tab', { hasText: 'pnpm' }).first().click();
    await open('/joy-ui/getting-started/installation/');
    const chosen = page.locator('[data-tabs="package-manager"] input:checked').first();
    expect(await chosen.inputValue()).toBe('pnpm');
  });
});

describe('the side navigation', () => {
  test('is a drawer on narrow screens that takes focus and gives it back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(INSTALL);
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.click();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-current') === 'page',
    );
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Open navigation',
    );
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    await button.click();
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.locator('#_side-navigation').waitFor({ state: 'hidden' });
  });

  test('keeps opened groups across page changes and reloads', async () => {
    await open(INSTALL);
    await page.locator('summary', { hasText: 'Components' }).click();
    await page.locator('aside a[href="/material-ui/react-button/"]').waitFor();
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.reload();
    await page.locator('aside a[href="/material-ui/react-button/"]').waitFor();
  });
});

describe('without JavaScript', () => {
  test('pages read, groups open and the system decides the mode', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const tab = await plain.newPage();
    await tab.goto(site.origin + INSTALL);
    expect(await tab.locator('h1').innerText()).not.toBe('');
    await tab.locator('summary', { hasText: 'Components' }).click();
    await tab.locator('aside a[href="/material-ui/react-button/"]').click();
    await tab.waitForURL('**/material-ui/react-button/');
    await tab.locator('button[popovertarget="_products"]').click();
    await tab.locator('#_products a[href="/joy-ui/getting-started/"]').click();
    await tab.waitForURL('**/joy-ui/getting-started/');
    const background = await tab
      .locator('html')
      .evaluate((root) => getComputedStyle(root).backgroundColor);
    expect(background).toBe('rgb(13, 15, 19)');
    await plain.close();
  });
});

describe('a browser that translates', () => {
  test('wraps text nodes, and the page still navigates and toggles', async () => {
    await open(INSTALL);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        font.textContent = `«${text.data}»`;
        text.replaceWith(font);
      }
    });
    await page.getByRole('button', { name: 'Color mode' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.keyboard.press('Escape');
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.locator('button[popovertarget="_products"]').click();
    await page.locator('#_products a[href="/joy-ui/getting-started/"]').click();
    await page.waitForURL('**/joy-ui/getting-started/');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Joy UI'));
  });
});
