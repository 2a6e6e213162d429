import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUSE_ADS } from '../../src/ads/houseAds.ts';
import { EVENTS } from '../../src/analytics/events.ts';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { observePage, watchLayoutShift } from './observePage.ts';
import { settle } from './settle.ts';

/** Any page with a slot. */
const PAGE = '/material-ui/getting-started/installation/';
const SLOT = 'article > header + div';

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page of the built site, in a context of its own, for as long as something runs on it. */
async function onPage(
  { prepare, pathname = PAGE, ...options }: BrowserContextOptions & Opening,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const { messages } = observePage(page);
  await prepare?.(page);
  await page.goto(site.origin + pathname);
  await run(page);
  await context.close();
  expect(messages).toEqual([]);
}

interface Opening {
  readonly pathname?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

function draw(chance: number): (page: Page) => Promise<unknown> {
  return (page) => page.addInitScript(`Math.random = () => ${chance}`);
}

function measureSlot(page: Page): Promise<unknown[]> {
  return page.locator(SLOT).evaluate((slot) => {
    const { height, marginTop, marginBottom } = getComputedStyle(slot);
    return [slot.childElementCount, height, marginTop, marginBottom];
  });
}

describe('the slot of a built page', () => {
  test.each([
    [390, '142px'],
    [599, '142px'],
    [600, '126px'],
    [1440, '126px'],
  ])('at %d px has its space before any script runs, and keeps it', async (width, height) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site.origin + PAGE);
    expect(await measureSlot(page)).toEqual([0, height, '24px', '24px']);
    await context.close();
    await onPage({ viewport }, async (loaded) => {
      await loaded.locator(`${SLOT} a`).waitFor();
      expect(await measureSlot(loaded)).toEqual([1, height, '24px', '24px']);
    });
  });

  test.each(
    HOUSE_ADS.flatMap(({ name }, index) =>
      [390, 1440].map((width) => [name, width, index] as const),
    ),
  )(
    'shows "%s" whole at %d px, from the site alone, and nothing moves',
    async (name, width, index) => {
      const requests: string[] = [];
      let readShift = async (): Promise<string[]> => ['nobody watched'];
      const prepare = async (page: Page) => {
        await draw(index / HOUSE_ADS.length)(page);
        readShift = await watchLayoutShift(page);
        page.on('request', (request) => requests.push(request.url()));
      };
      await onPage({ viewport: { width, height: 900 }, prepare }, async (page) => {
        const slot = page.locator(SLOT);
        await slot.getByText(name).waitFor();
        const isWhole = await slot.evaluate(async (box) => {
          const image = box.querySelector('img');
          await image?.decode();
          return [...box.querySelectorAll('*')].every(
            (part) =>
              part.scrollHeight <= part.clientHeight || getComputedStyle(part).display === 'inline',
          );
        });
        expect(isWhole).toBe(true);
        expect(await readShift()).toEqual([]);
      });
      const foreign = requests.filter(
        (url) => !url.startsWith(site.origin) && !url.startsWith('data:'),
      );
      expect(foreign).toEqual([]);
    },
  );

  test('is mirrored on pages from right to left, its words included', async () => {
    const prepare = (page: Page) =>
      page.addInitScript("localStorage.setItem('swatchbook:direction', 'rtl')");
    await onPage({ viewport: { width: 1440, height: 900 }, prepare }, async (page) => {
      const slot = page.locator(SLOT);
      await slot.locator('img').waitFor();
      const [image, words] = await Promise.all(
        ['img', 'span:has(> bdi)'].map((part) => slot.locator(part).boundingBox()),
      );
      expect(image?.x).toBeGreaterThan(words?.x ?? Number.NaN);
      const sides = ['bdi >> nth=-1', 'span:has(> bdi) + span'].map((part) =>
        slot.locator(part).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(Math.max(...[...range.getClientRects()].map(({ right }) => right)));
        }),
      );
      const [wordsEnd, sourceEnd] = await Promise.all(sides);
      expect(wordsEnd).toBe(sourceEnd);
    });
  });

  test('is not there on pages that opt out', async () => {
    await onPage({ pathname: '/docs/third-parties/' }, async (page) => {
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
      await settle(page);
      expect(await page.locator(SLOT).isVisible()).toBe(false);
      expect(await page.locator(SLOT).locator('*').count()).toBe(0);
    });
  });
});

test('the operators’ page has the table of events and fits a phone', async () => {
  const viewport = { width: 390, height: 800 };
  await onPage({ viewport, pathname: '/docs/third-parties/' }, async (page) => {
    const table = page.getByRole('region', { name: 'Table: Events' });
    for (const { name } of Object.values(EVENTS)) {
      expect(await table.getByText(name, { exact: true }).count()).toBe(1);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
});

describe('ten quick page changes', () => {
  test('leave exactly one ad, and each title is there when its page is announced', async () => {
    await onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await page.locator(`${SLOT} a`).waitFor();
      const links = await page
        .locator('aside a[href^="/material-ui/getting-started/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      // On a busy machine only the last may be shown and announced: it must not be the first page again. Templates
      // are shown without ads.
      const others = links.filter((link) => link !== PAGE && !link?.endsWith('/templates/'));
      const targets = Array.from({ length: 10 }, (_, step) => others[step % others.length]);
      await page.evaluate(changePages, targets);
      // Going back before it is there would leave it out.
      await page.waitForURL(`**${targets.at(-1)}`);
      await page.evaluate(goBackAndForward);
      await page.waitForURL(`**${targets.at(-1)}`);
      await expect.poll(() => readAnnouncements(page)).not.toEqual([]);
      await page.locator(`${SLOT} a`).waitFor();
      await settle(page);
      expect(await page.locator(`${SLOT} a`).count()).toBe(1);
      expect(await page.locator(`${SLOT} > *`).count()).toBe(1);
      for (const { title, said } of await readAnnouncements(page)) expect(said).toBe(title);
    });
  });
});

/** What was announced under which title. */
interface Announcement {
  readonly title: string;
  readonly said: string | null;
}

/** Runs in the page: follows links as quickly as an impatient reader, and notes announcements. */
async function changePages(targets: readonly (string | null | undefined)[]): Promise<void> {
  const announced: Announcement[] = [];
  Object.assign(window, { announced });
  const regions = document.querySelectorAll('[aria-live="polite"]');
  const region = regions[regions.length - 1];
  if (!region) throw new Error('Nothing announces page changes.');
  new MutationObserver(() =>
    announced.push({ title: document.title, said: region.textContent }),
  ).observe(region, { childList: true });
  for (const target of targets) {
    document.querySelector<HTMLElement>(`aside a[href="${target}"]`)?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function goBackAndForward(): Promise<void> {
  for (const step of [-1, 1]) {
    history.go(step);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

function readAnnouncements(page: Page): Promise<readonly Announcement[]> {
  return page.evaluate(() => (window as unknown as { announced: Announcement[] }).announced);
}
