import { describe, expect } from 'vitest';
import { quietTest as test } from './siteTest.ts';

const INSTALL = '/material-ui/getting-started/installation/';

describe('code', () => {
  test('is copied by its button and by the shortcut over a block', async ({ page, open }) => {
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

  test('remembers the chosen tab for all blocks of its key, on other pages too', async ({
    page,
    open,
  }) => {
    await open(INSTALL);
    await page.locator('.tab', { hasText: 'pnpm' }).first().click();
    await open('/joy-ui/getting-started/installation/');
    const chosen = page.locator('[data-tabs="package-manager"] input:checked').first();
    expect(await chosen.inputValue()).toBe('pnpm');
  });
});

describe('links that leave the site', () => {
  test('look like it: older versions and the repository', async ({ page, open }) => {
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

  test('and those that do not have their whole address on paper', async ({ page, open }) => {
    await open(INSTALL);
    await page.emulateMedia({ media: 'print' });
    const inside = page.locator('main .prose a[href^="/"]').first();
    const address = await inside.getAttribute('href');
    expect(await inside.evaluate(readAfter)).toMatch(
      new RegExp(`^" \\(https?://[^/]+${address}\\)"$`),
    );
  });
});

/** What a style sheet writes behind an element. */
function readAfter(element: Element): string {
  return getComputedStyle(element, '::after').content;
}

test.for(['/base-ui/react-select/components-api/', '/toolpad/core/react-sign-in-page/'])(
  '%s begins with the end of its product',
  async (pathname, { page, open }) => {
    await open(pathname);
    const first = page.locator('main header > :first-child');
    expect(await first.textContent()).toMatch(/deprecated|no longer maintained/);
  },
);

test.for<[pathname: string, parts: string[]]>([
  ['/material-ui/react-button/', ['header', 'header + div > * > *', 'figure[id]', '.details']],
  [INSTALL, ['header', 'header + div > * > *', '.callout']],
])(
  'lead, ad, callout, demo and panel of %s end at one line',
  async ([pathname, parts], { page, open }) => {
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
  },
);
