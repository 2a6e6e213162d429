import { describe, expect } from 'vitest';
import { products } from '../../content/products.ts';
import { settle } from './settle.ts';
import { quietTest as test } from './siteTest.ts';

const INSTALL = '/material-ui/getting-started/installation/';
const USAGE = '/material-ui/getting-started/usage/';

describe('page changes', () => {
  test('swap the page without a document load, move focus and announce the title', async ({
    page,
    open,
  }) => {
    await open(INSTALL);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.title()).toBe(`${await page.locator('h1').textContent()} - Material UI`);
    expect(await page.locator('[aria-live="polite"]').last().textContent()).toBe(
      await page.title(),
    );
    expect(await page.locator('aside a[aria-current="page"]').getAttribute('href')).toBe(USAGE);
  });

  test('show the same text as a document load', async ({ page, open }) => {
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

  test('restore the scroll position on back', async ({ page, open }) => {
    await open(INSTALL);
    await page.evaluate(() => window.scrollTo(0, 600));
    await settle(page);
    await page.locator(`aside a[href="${USAGE}"]`).click();
    await page.waitForURL(`**${USAGE}`);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY > 500);
  });

  test('to another product bring its navigation, and back again', async ({ page, open }) => {
    await open(INSTALL);
    await page.locator('button[popovertarget="_products"]').click();
    await page.locator('#_products a[href="/joy-ui/getting-started/"]').click();
    await page.waitForURL('**/joy-ui/getting-started/');
    await page.locator('aside a[aria-current="page"][href="/joy-ui/getting-started/"]').waitFor();
    await page.goBack();
    await page.waitForURL(`**${INSTALL}`);
    await page.locator(`aside a[aria-current="page"][href="${INSTALL}"]`).waitFor();
  });

  test('to a page that does not exist end on the page that says so', async ({
    page,
    messages,
    open,
  }) => {
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
    const expected = messages.splice(0);
    expect(expected.every((message) => message.includes('404'))).toBe(true);
  });

  test('to a page that does not exist keep the product, and say what was asked for', async ({
    site,
    page,
    messages,
  }) => {
    const readAccent = (): Promise<string> =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-hue'));
    for (const [pathname, id, group, entry] of [
      ['/material-ui/gone/', 'material-ui', 'Getting started', INSTALL],
      ['/x/react-charts/gone/', 'x-charts', 'Bars', '/x/react-charts/bars/'],
    ] as const) {
      const product = products.find((each) => each.id === id);
      await page.goto(site.origin + pathname);
      await page.locator('html[data-hydrated]').waitFor();
      await page.locator('main code', { hasText: pathname }).first().waitFor();
      expect(await page.locator('meta[name="product"]').getAttribute('content')).toBe(id);
      await page.locator('aside summary').getByText(group, { exact: true }).click();
      await page.locator(`aside a[href="${entry}"]`).waitFor();
      expect(await readAccent()).toBe(String(product?.accent.hue));
      const menu = page.locator('button[popovertarget="_products"]');
      expect(await menu.innerText()).toBe(product?.name);
      const current = page.locator('#_products a[aria-current]');
      expect(await current.getAttribute('data-product')).toBe(id);
      messages.splice(0);
    }
    await page.goto(`${site.origin}/gone/`);
    await page.locator('main code', { hasText: '/gone/' }).first().waitFor();
    expect(await page.locator('meta[name="product"]').getAttribute('content')).toBe('none');
    const expected = messages.splice(0);
    expect(expected.every((message) => message.includes('404'))).toBe(true);
  });
});

test('an address that is percent-encoded is that of its page', async ({ page, open }) => {
  await open('/material%2Dui/react-%62utton/');
  const active = page.locator('aside a[aria-current="page"]');
  expect(await active.getAttribute('href')).toBe('/material-ui/react-button/');
  expect(await page.locator('h1').innerText()).toBe('Button');
});

describe('without JavaScript', () => {
  test('pages read, groups open and the system decides the mode', async ({
    site,
    plainPage: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site.origin + INSTALL);
    expect(await page.locator('h1').innerText()).not.toBe('');
    await page.locator('summary', { hasText: 'Components' }).click();
    await page.locator('aside a[href="/material-ui/react-button/"]').click();
    await page.waitForURL('**/material-ui/react-button/');
    await page.locator('button[popovertarget="_products"]').click();
    await page.locator('#_products a[href="/joy-ui/getting-started/"]').click();
    await page.waitForURL('**/joy-ui/getting-started/');
    const background = await page
      .locator('html')
      .evaluate((root) => getComputedStyle(root).backgroundColor);
    expect(background).toBe('rgb(13, 15, 19)');
  });
});

describe('a browser that translates', () => {
  test('wraps text nodes, and the page still navigates and toggles', async ({ page, open }) => {
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
