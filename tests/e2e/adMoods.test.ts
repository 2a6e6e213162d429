import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mood } from '../adNetwork/answers.ts';
import {
  BLOCKED_ORIGIN,
  FAILED_LOAD,
  openStage,
  type Environment,
  type Stage,
} from '../adNetwork/stage.ts';
import {
  goTo,
  lookAtSlot,
  slotOf,
  waitForSlot,
  type Seen,
  type WatchedPage,
} from '../adNetwork/watchPage.ts';
import { settle } from './settle.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

/** What the browser itself logs in some moods: a failed load, and that the sandbox held. */
const UNAVOIDABLE: Partial<Record<Mood, RegExp>> = {
  error: FAILED_LOAD,
  hostile: /^Unsafe attempt to initiate navigation|^Blocked opening 'about:blank/,
};

/** Where an ad without a script comes from: the endpoint, and the code that asks it. */
const JSON_ADDRESS = /ads\.json|fetchAd/;

describe.concurrent('every mood of the network', () => {
  test.for<[transport: 'script' | 'json', mood: Mood, seen: Seen]>([
    ['script', 'filled', 'frame'],
    ['script', 'empty', 'in-house'],
    ['script', 'backers', 'in-house'],
    ['script', 'slow', 'frame'],
    ['script', 'filling', 'frame'],
    ['script', 'hanging', 'in-house'],
    ['script', 'error', 'in-house'],
    ['script', 'wrongType', 'in-house'],
    ['script', 'huge', 'frame'],
    ['script', 'hostile', 'in-house'],
    ['script', 'throws', 'in-house'],
    ['script', 'twice', 'frame'],
    ['json', 'filled', 'network'],
    ['json', 'empty', 'in-house'],
    ['json', 'backers', 'in-house'],
    ['json', 'slow', 'network'],
    ['json', 'filling', 'network'],
    ['json', 'hanging', 'nothing'],
    ['json', 'error', 'nothing'],
    ['json', 'wrongType', 'nothing'],
    ['json', 'huge', 'nothing'],
    ['json', 'hostile', 'network'],
    ['json', 'throws', 'nothing'],
    ['json', 'twice', 'network'],
  ])('%s, %s: shows %s and nothing moves', async ([transport, mood, seen], { expect }) => {
    const use = `${transport}-${mood}`;
    await stage.onPage(
      stage[transport](mood, use),
      async ({ page, messages, requests, layoutShift, waitForEnd }) => {
        if (seen === 'nothing') await waitForEnd(JSON_ADDRESS);
        await waitForSlot(page, seen);
        await settle(page);
        expect(await lookAtSlot(page)).toBe(seen);
        expect(await layoutShift()).toBe(0);
        expect(await page.title()).toBe('Page /1');
        expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
        expect(messages.filter((message) => !UNAVOIDABLE[mood]?.test(message))).toEqual([]);
        const { network, harness } = stage;
        const strange = requests.filter(
          (url) => ![network.url, harness.origin].includes(new URL(url).origin),
        );
        expect(strange).toEqual([]);
        expect(stage.countRequests(use)).toBe(
          transport === 'json' && /^(empty|backers)$/.test(mood) ? 11 : 1,
        );
      },
    );
  });

  test('a late script replaces the fallback', async () => {
    await stage.onPage(stage.script('slow'), async ({ page }) => {
      await waitForSlot(page, 'in-house');
      await waitForSlot(page, 'frame');
    });
  });

  test('a script that inserts twice shows one ad', async ({ expect }) => {
    await stage.onPage(stage.script('twice'), async ({ page }) => {
      await waitForSlot(page, 'frame');
      const frame = page.frameLocator('iframe');
      expect(await frame.locator('#carbonads').count()).toBe(1);
      expect(await frame.locator('img').count()).toBe(1);
    });
  });

  test('hostile words are drawn as words', { tags: ['fault'] }, async ({ expect }) => {
    const look = async ({ page, layoutShift }: WatchedPage) => {
      await waitForSlot(page, 'network');
      const slot = slotOf(page);
      expect(await layoutShift()).toBe(0);
      // A reader's own style may make them larger still.
      await page.addStyleTag({ content: 'span { font-size: 40px !important }' });
      expect(await slot.evaluate((box) => box.getBoundingClientRect().height)).toBe(142);
      expect(await slot.textContent()).toContain('"><img src=x onerror="window.attacked=1">');
      expect(await slot.locator('script').count()).toBe(0);
      expect(await slot.locator('img').count()).toBe(1);
    };
    // So narrow that the words are cut.
    await stage.onPage(stage.json('hostile'), look, { viewport: { width: 320, height: 700 } });
  });
});

// Alone, since all pages load the same pixels.
test('the endpoint is asked once for an ad, and each pixel loads once', async () => {
  const before = stage.network.requests.length;
  await stage.onPage(stage.json('filled', 'count-filled'), async ({ page }) => {
    await waitForSlot(page, 'network');
    await settle(page);
  });
  const pixels = stage.network.requests
    .slice(before)
    .filter((path) => /^\/(pixel|impression)/.test(path));
  expect(pixels.sort()).toEqual(['/impression', '/pixel?second=1700000000', '/pixel?t=1700000000']);
  expect(stage.countRequests('count-filled')).toBe(1);
});

describe.concurrent('requests', () => {
  test('the endpoint is asked eleven times for no ad', async () => {
    await stage.onPage(stage.json('empty', 'count-empty'), async ({ page }) => {
      await waitForSlot(page, 'in-house');
      await settle(page);
    });
    expect(stage.countRequests('count-empty')).toBe(11);
  });

  test.each([
    ['bots', {}, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['pages without ads', {}, { path: '/plain' }],
    ['development', { DEV: 'yes' }, {}],
  ])('are not made for %s', async (name, env, options) => {
    const use = `off-${name.replaceAll(' ', '-')}`;
    const settings = { ...stage.json('filled', use), ...env };
    await stage.onPage(
      settings,
      async ({ page }) => {
        await settle(page);
        expect(await lookAtSlot(page)).toBe('nothing');
      },
      options,
    );
    expect(stage.countRequests(use)).toBe(0);
  });

  test('are not made in print', async () => {
    await stage.onPage(
      stage.json('filled', 'print'),
      async ({ page }) => {
        await settle(page);
        expect(await slotOf(page).isVisible()).toBe(false);
      },
      { prepare: ({ page }) => page.emulateMedia({ media: 'print' }) },
    );
    expect(stage.countRequests('print')).toBe(0);
  });

  test('are not made offline, where an in-house ad is shown', async () => {
    await stage.onPage(stage.json('filled', 'offline'), async ({ page }) => {
      await waitForSlot(page, 'network');
      await page.context().setOffline(true);
      await goTo(page, ['/2']);
      await waitForSlot(page, 'in-house');
    });
    expect(stage.countRequests('offline')).toBe(1);
  });

  test.each<['script' | 'json', string, Seen]>([
    ['script', 'NetworkFrame', 'in-house'],
    ['json', 'fetchAd', 'nothing'],
  ])('whose own code a blocker stops do no harm (%s)', async (transport, module, seen) => {
    const look = async (watched: WatchedPage) => {
      const { page, messages, layoutShift, tagCommands } = watched;
      if (seen === 'nothing') await watched.waitForEnd(JSON_ADDRESS);
      await waitForSlot(page, seen);
      expect(await layoutShift()).toBe(0);
      expect(messages).toEqual([expect.stringMatching(FAILED_LOAD)]);
      expect((await tagCommands()).filter(([, name]) => name === 'ad')).toEqual([]);
    };
    await stage.onPage({ ...stage[transport]('filled'), ...stage.analytics() }, look, {
      prepare: ({ page }) => page.route(`**/assets/${module}*.js`, (route) => route.abort()),
    });
  });

  test.each<[string, Environment, Seen]>([
    ['script', { VITE_AD_SCRIPT_URL: `${BLOCKED_ORIGIN}/script.js` }, 'in-house'],
    ['endpoint', { VITE_AD_JSON_URL: `${BLOCKED_ORIGIN}/ads.json` }, 'nothing'],
  ])('that a blocker stops do no harm (%s)', async (_transport, env, seen) => {
    await stage.onPage(env, async ({ page, messages, layoutShift, waitForEnd }) => {
      if (seen === 'nothing') await waitForEnd(JSON_ADDRESS);
      await waitForSlot(page, seen);
      expect(await layoutShift()).toBe(0);
      expect(messages).toEqual([expect.stringMatching(FAILED_LOAD)]);
    });
  });
});
