import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BLOCKED_ORIGIN,
  FAILED_LOAD,
  openStage,
  type PageOptions,
  type Stage,
} from '../adNetwork/stage.ts';
import { goTo, type WatchedPage } from '../adNetwork/watchPage.ts';
import { settle } from './settle.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

async function sentEvents({ tagCommands }: WatchedPage, name: string): Promise<unknown[]> {
  const commands = await tagCommands();
  return commands
    .filter(([command, sent]) => command === 'event' && sent === name)
    .map(([, , parameters]) => parameters);
}

/** Runs a script in the page before anything else does. */
function beforePage(content: string): PageOptions {
  return { prepare: ({ page }) => page.addInitScript({ content }) };
}

describe('analytics in a browser', () => {
  test('sends one page view per page with its own title, back and forward included', async () => {
    await stage.onPage(stage.analytics(), async (watched) => {
      const { page, messages } = watched;
      await goTo(page, ['/2', '/3', '/de/3', '/1', '/2', '/3'], 50);
      for (const [step, path] of [
        [-1, '/2'],
        [-1, '/1'],
        [1, '/2'],
        [1, '/3'],
      ] as const) {
        await page.evaluate((delta) => window.history.go(delta), step);
        await expect.poll(() => page.textContent('h1')).toBe(`Page ${path}`);
      }
      const visited = ['/1', '/2', '/3', '/de/3', '/1', '/2', '/3', '/2', '/1', '/2', '/3'];
      await expect
        .poll(() => sentEvents(watched, 'page_view'))
        .toEqual(
          visited.map((address) => ({
            page_title: `Page ${address}`,
            page_path: address.replace('/de/', '/'),
            page_location: stage.harness.origin + address.replace('/de/', '/'),
            productId: 'harness',
            productCategoryId: 'core',
          })),
        );
      expect(messages).toEqual([]);
    });
  });

  test('counts unknown addresses as views of what was asked for, each of two in a row', async () => {
    await stage.onPage(stage.analytics(), async (watched) => {
      await goTo(watched.page, ['/gone/1', '/gone/2']);
      const paths = async () =>
        (await sentEvents(watched, 'page_view')).map(
          (view) => (view as { page_path: string }).page_path,
        );
      await expect.poll(paths).toEqual(['/1', '/gone/1', '/gone/2']);
    });
  });

  test('sends clicks of elements that name an event, and web vitals', async () => {
    await stage.onPage(stage.analytics(), async (watched) => {
      await expect.poll(() => sentEvents(watched, 'page_view')).toHaveLength(1);
      await goTo(watched.page, ['/2']);
      await expect
        .poll(() => sentEvents(watched, 'nav'))
        .toEqual([{ eventAction: 'click', eventLabel: '' }]);
      await expect
        .poll(async () =>
          (await sentEvents(watched, 'web_vitals')).map(
            (parameters) => (parameters as { metric_name: string }).metric_name,
          ),
        )
        .toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    });
  });

  test('tells about the visit before the first page view, and then what changes', async () => {
    const choose = beforePage(
      "document.cookie = 'codeVariant=JS'; localStorage.setItem('swatchbook:mode', 'dark')",
    );
    const look = async (watched: WatchedPage) => {
      await goTo(watched.page, ['/2', '/de/3']);
      const told = async () =>
        (await watched.tagCommands())
          .filter(([command, name]) => command === 'set' || name === 'page_view')
          .map(([command, name, values]) => (command === 'set' ? values : name));
      await expect
        .poll(told)
        .toEqual([
          { colorSchemeOS: 'light', devicePixelRatio: 1 },
          { codeVariant: 'JS', colorScheme: 'dark', userLanguage: 'en' },
          'page_view',
          'page_view',
          { userLanguage: 'de' },
          'page_view',
        ]);
    };
    await stage.onPage(stage.analytics(), look, choose);
  });

  test('can be watched: all that is sent reaches the local service, whose page lists it', async () => {
    const { network } = stage;
    const before = network.received.length;
    await stage.onPage(stage.analytics(), async (watched) => {
      await expect.poll(() => sentEvents(watched, 'page_view')).toHaveLength(1);
      await goTo(watched.page, ['/2']);
      const view = {
        name: 'page_view',
        fields: expect.objectContaining({ page_path: '/2', productId: 'harness' }),
      };
      await expect
        .poll(() => network.received.slice(before))
        .toEqual(
          expect.arrayContaining([
            expect.objectContaining(view),
            expect.objectContaining({
              name: 'nav',
              fields: { eventAction: 'click', eventLabel: '' },
            }),
            expect.objectContaining({
              name: 'user_properties',
              fields: expect.objectContaining({ userLanguage: 'en' }),
            }),
          ]),
        );
      const list = await watched.page.context().newPage();
      await list.goto(network.url);
      const rows = list.getByRole('row', { name: 'page_view' }).filter({ hasText: '"/2"' });
      // Other tests send theirs to the same service.
      await rows.first().waitFor();
    });
  });

  test('falls silent at once when the reader switches it off, and stays so', async () => {
    await stage.onPage(stage.analytics(), async (watched) => {
      const { page } = watched;
      const views = () => sentEvents(watched, 'page_view');
      await expect.poll(views).toHaveLength(1);
      await page.getByRole('radio', { name: 'Off' }).check();
      await goTo(page, ['/2', '/3'], 50);
      await settle(page);
      expect(await views()).toHaveLength(1);
      await page.reload();
      await page.getByRole('radio', { name: 'Off', checked: true }).waitFor();
      await goTo(page, ['/1']);
      await settle(page);
      expect(await watched.tagCommands()).toEqual([]);
      await page.getByRole('radio', { name: 'Allowed' }).check();
      await goTo(page, ['/2']);
      await expect.poll(views).toHaveLength(1);
    });
  });

  test.each<[string, Record<string, string>, PageOptions]>([
    ['in development', { DEV: 'yes' }, {}],
    [
      'with Global Privacy Control',
      {},
      beforePage("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"),
    ],
    [
      'with Do Not Track',
      {},
      beforePage("Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"),
    ],
    ['once switched off', {}, beforePage("localStorage.setItem('swatchbook:analytics', 'off')")],
  ])('sends and loads nothing %s', async (_name, env, options) => {
    const loads = () => stage.network.requests.filter((path) => path.startsWith('/tag.js')).length;
    const before = loads();
    const look = async (watched: WatchedPage) => {
      await goTo(watched.page, ['/2', '/3']);
      await settle(watched.page);
      expect(await watched.tagCommands()).toEqual([]);
      expect(watched.messages).toEqual([]);
    };
    await stage.onPage({ ...stage.analytics(), ...env }, look, options);
    expect(loads()).toBe(before);
  });

  test('tells readers whose browser objects that the switch changes nothing', async () => {
    const note = 'Your browser asks sites not to track you, so nothing is sent either way.';
    const look = async ({ page }: WatchedPage) => {
      await page.getByRole('group', { name: 'Usage statistics' }).waitFor();
      expect(await page.getByText(note).count()).toBe(0);
    };
    await stage.onPage(stage.analytics(), look);
    const lookAgain = ({ page }: WatchedPage) => page.getByText(note).waitFor();
    const objecting = "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })";
    await stage.onPage(stage.analytics(), lookAgain, beforePage(objecting));
  });

  test('does no harm when its script is blocked', async () => {
    const env = { ...stage.analytics(), VITE_ANALYTICS_SCRIPT_URL: `${BLOCKED_ORIGIN}/tag.js` };
    await stage.onPage(env, async ({ page, messages }) => {
      await goTo(page, ['/2']);
      await expect.poll(() => messages).toEqual([expect.stringMatching(FAILED_LOAD)]);
      await settle(page);
      expect(await page.textContent('h1')).toBe('Page /2');
      expect(messages).toHaveLength(1);
    });
  });
});
