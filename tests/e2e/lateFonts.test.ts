import { EventEmitter, once } from 'node:events';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { serveBuild, type BuiltSite } from './builtSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { watchLayoutShift } from './observePage.ts';
import { settle } from './settle.ts';

const PROSE_PAGE = '/material-ui/getting-started/installation/';
const MATERIAL_PAGE = '/material-ui/react-button/';
const JOY_PAGE = '/joy-ui/react-button/';

const SANS = 'main p';
const MONO = 'main pre code';
const DEMO = 'main .MuiButton-root';

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuild(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Fallbacks are made of fonts of the machine, and some have none with the right metrics. */
async function needFallbacks({ skip }: Pick<TestContext, 'skip'>): Promise<void> {
  const page = await browser.newPage();
  await page.goto(site.origin + PROSE_PAGE);
  const areThere = await page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()));
    return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled');
  });
  await page.close();
  skip(!areThere, 'This machine has no fonts with the metrics of the fallbacks.');
}

/** A reader whose fonts come when the test says so. */
interface Visit {
  readonly page: Page;
  readonly readShifts: () => Promise<string[]>;
  /** Lets fonts come whose files are named like this, on later pages too, and whatever follows from it. */
  readonly release: (name: 'inter' | 'roboto' | 'jetbrains') => Promise<void>;
}

async function visit(pathname: string, run: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const open = await holdFonts(context);
    const page = await context.newPage();
    const readShifts = await watchLayoutShift(page);
    await page.goto(site.origin + pathname, { waitUntil: 'commit' });
    await settle(page);
    const release: Visit['release'] = async (name) => {
      open(name);
      await settle(page);
    };
    await run({ page, readShifts, release });
  } finally {
    await context.close();
  }
}

async function holdFonts(context: BrowserContext): Promise<(name: string) => void> {
  const gate = new EventEmitter();
  for (const name of ['inter', 'roboto', 'jetbrains']) {
    const opened = once(gate, name);
    await context.route(`**/${name}*.woff2`, async (route) => {
      await opened;
      await route.continue();
    });
  }
  return (name) => gate.emit(name);
}

/** What the first element of a kind is really set in, which `document.fonts` does not tell. */
async function readFont(page: Page, selector: string): Promise<string | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  const [font] = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount);
  return font?.isCustomFont ? font.familyName : 'fallback';
}

/** Notes where everything is; the answer lists what of it has moved since. */
async function notePlaces(page: Page): Promise<() => Promise<string[]>> {
  const places = await page.evaluateHandle(() =>
    [...document.body.querySelectorAll('*')].map((element) => ({
      element,
      before: element.getBoundingClientRect(),
    })),
  );
  return () =>
    places.evaluate((all) =>
      all.flatMap(({ element, before }) => {
        const after = element.getBoundingClientRect();
        const isSame = (['x', 'y', 'width', 'height'] as const).every(
          (side) => Math.abs(after[side] - before[side]) < 1,
        );
        return isSame || !element.isConnected
          ? []
          : `${element.tagName} ${element.className} ${JSON.stringify([before, after])}`;
      }),
    );
}

/** Points at a link and goes to another page of the site within the same document. */
async function follow(page: Page, pathname: string): Promise<void> {
  const link = await page
    .locator(SANS)
    .first()
    .evaluateHandle((paragraph, address) => {
      const made = document.createElement('a');
      made.href = address;
      paragraph.append(made);
      made.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return made;
    }, pathname);
  await settle(page);
  await link.evaluate((made) => made.click());
  // Fonts that are held back keep documents from being loaded.
  await page.waitForURL(site.origin + pathname, { waitUntil: 'commit' });
  await settle(page);
}

test.for([
  [MATERIAL_PAGE, 'roboto', /^Roboto/],
  [JOY_PAGE, 'inter', /^Inter/],
] as const)(
  '%s: late fonts move nothing, and are there on the next page',
  async ([pathname, file, face], context) => {
    await needFallbacks(context);
    await visit(pathname, async ({ page, readShifts, release }) => {
      const listMoved = await notePlaces(page);
      await release('inter');
      await release(file);
      await release('jetbrains');
      // Letters of the mono face are as wide as those of its fallback.
      expect(await readFont(page, MONO)).toBe('JetBrains Mono');
      expect(await readFont(page, SANS)).toBe('fallback');
      expect(await readFont(page, DEMO)).toBe('fallback');
      expect(await listMoved()).toEqual([]);
      expect(await readShifts()).toEqual([]);
      await follow(page, PROSE_PAGE);
      expect(await readFont(page, SANS)).toMatch(/^Inter/);
      await follow(page, pathname);
      expect(await readFont(page, DEMO)).toMatch(face);
    });
  },
);

test('each face comes on its own, however many pages later', async () => {
  await visit(PROSE_PAGE, async ({ page, release }) => {
    await release('inter');
    await release('jetbrains');
    await follow(page, MATERIAL_PAGE);
    expect(await readFont(page, SANS)).toMatch(/^Inter/);
    expect(await readFont(page, DEMO)).toBe('fallback');
    await release('roboto');
    expect(await readFont(page, DEMO)).toBe('fallback');
    await follow(page, PROSE_PAGE);
    await follow(page, MATERIAL_PAGE);
    expect(await readFont(page, DEMO)).toMatch(/^Roboto/);
  });
});

test('without JavaScript late fonts move nothing either', async ({ skip }) => {
  await needFallbacks({ skip });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const open = await holdFonts(context);
  const page = await context.newPage();
  await page.goto(site.origin + MATERIAL_PAGE, { waitUntil: 'commit' });
  await page.locator('main footer').waitFor();
  // Before it, fonts would be in time.
  const countPaints = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(countPaints).toBe(1);
  const listMoved = await notePlaces(page);
  const loaded = page.waitForLoadState('load');
  ['inter', 'roboto', 'jetbrains'].forEach(open);
  await loaded;
  await expect.poll(() => readFont(page, MONO)).toBe('JetBrains Mono');
  expect(await readFont(page, SANS)).toBe('fallback');
  expect(await listMoved()).toEqual([]);
  await context.close();
});

/** Lets a browser have the fonts of a page before the page: on a busy machine even a local server is late. */
async function keepFonts(page: Page, pathname: string): Promise<void> {
  const html = await (await fetch(site.origin + pathname)).text();
  const fonts = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, url = '']) => url);
  expect(fonts).not.toEqual([]);
  await page.goto(`${site.origin}/robots.txt`);
  await page.evaluate(async (urls) => {
    for (const url of urls) await (await fetch(url)).arrayBuffer();
  }, fonts);
}

test('readers whose fonts are in time load nothing for it', async () => {
  const page = await browser.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await keepFonts(page, PROSE_PAGE);
  await page.goto(site.origin + PROSE_PAGE);
  await settle(page);
  expect(await readFont(page, SANS)).toMatch(/^Inter/);
  expect(requested.filter((url) => url.includes('lateFonts'))).toEqual([]);
  await page.close();
});

test.for<[weight: string, face: string, fallback: string]>([
  ['400', 'Inter Variable', 'Inter Fallback'],
  ['500', 'Inter Variable', 'Inter Fallback'],
  ['600', 'Inter Variable', 'Inter Fallback'],
  ['700', 'Inter Variable', 'Inter Fallback'],
  ['400', 'JetBrains Mono', 'Mono Fallback'],
  ['400', 'Roboto', 'Roboto Fallback'],
  ['500', 'Roboto', 'Roboto Fallback'],
  ['700', 'Roboto', 'Roboto Fallback'],
])(
  'text of weight %s is about as wide and as high in %s as in %s',
  async ([weight, face, fallback], context) => {
    await needFallbacks(context);
    const page = await browser.newPage();
    await page.goto(site.origin + MATERIAL_PAGE);
    const measure = (family: string): Promise<number[]> =>
      page.evaluate(
        async ({ font, text }) => {
          await document.fonts.load(font);
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('There is no canvas.');
          context.font = font;
          const size = context.measureText(text);
          return [size.width, size.fontBoundingBoxAscent, size.fontBoundingBoxDescent];
        },
        { font: `${weight} 100px "${family}"`, text: SAMPLE },
      );
    const [wished, actual] = await Promise.all([measure(face), measure(fallback)]);
    actual.forEach((size, index) => {
      const ratio = size / (wished[index] ?? 0);
      expect(Math.abs(ratio - 1)).toBeLessThan(0.015);
    });
    await page.close();
  },
);

const SAMPLE =
  'Buttons let people act with one press: they send a form, open a dialog, or change what is on the screen. ' +
  'Things that lead to another page are links, however much they look like buttons.';
