import { afterAll, beforeAll, describe, test } from 'vitest';
import { openStage, type Stage } from '../adNetwork/stage.ts';
import { goTo, lookAtSlot, slotOf, waitForSlot, type WatchedPage } from '../adNetwork/watchPage.ts';
import { settle } from './settle.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

/** Action and label of every ad event that reached the tag. */
async function adReports({ tagCommands }: WatchedPage): Promise<unknown[]> {
  const commands = await tagCommands();
  return commands
    .filter(([, name]) => name === 'ad')
    .map(([, , parameters]) => Object.values(parameters as object));
}

/** Height of the slot and the gaps above and below it. */
function measure({ page }: WatchedPage): Promise<number[]> {
  return slotOf(page).evaluate((slot) => {
    const box = slot.getBoundingClientRect();
    const above = slot.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    const below = slot.nextElementSibling?.getBoundingClientRect().top ?? 0;
    return [box.height, box.top - above, below - box.bottom];
  });
}

describe.concurrent('the slot', () => {
  test('is watched by something that notices movement and errors', async ({ expect }) => {
    await stage.onPage({}, async ({ page, messages, layoutShift }) => {
      await waitForSlot(page, 'in-house');
      await page.evaluate(() => {
        const wedge = document.createElement('div');
        wedge.style.height = '200px';
        document.querySelector('h1')?.before(wedge);
        setTimeout(() => {
          throw new Error('Seen?');
        });
      });
      await expect.poll(layoutShift).toBeGreaterThan(0);
      expect(messages).toEqual(['Error: Seen?']);
    });
  });

  test('shows the appeal where chance wants it', async ({ expect }) => {
    const look = async ({ page, messages, layoutShift }: WatchedPage) => {
      await waitForSlot(page, 'appeal');
      expect(await layoutShift()).toBe(0);
      expect(messages).toEqual([]);
    };
    await stage.onPage(stage.script('empty'), look, { random: 0.1 });
  });

  test('shows the appeal in every blocked slot where the settings say so', async () => {
    const env = { ...stage.script('empty'), VITE_AD_APPEAL_SHARE: '1' };
    await stage.onPage(env, ({ page }) => waitForSlot(page, 'appeal'), { random: 0.99 });
  });

  test('does not take the empty placeholder of a slow network for a blocked one', async ({
    expect,
  }) => {
    const record = `new MutationObserver(() => {
      const link = document.querySelector('main a');
      if (link) window.seenLink = link.getAttribute('href');
    }).observe(document, { childList: true, subtree: true });`;
    const look = async ({ page }: WatchedPage) => {
      await waitForSlot(page, 'frame');
      expect(await page.evaluate(() => 'seenLink' in window)).toBe(false);
    };
    await stage.onPage(stage.script('filling'), look, {
      prepare: ({ page }) => page.addInitScript({ content: record }),
    });
  });

  test('shows an in-house ad at once where no network is configured', async ({ expect }) => {
    await stage.onPage({}, async ({ page, messages, layoutShift }) => {
      await waitForSlot(page, 'in-house');
      expect(await page.locator('iframe').count()).toBe(0);
      expect(await layoutShift()).toBe(0);
      expect(messages).toEqual([]);
    });
  });

  test.for([
    [390, 142],
    [599, 142],
    [600, 126],
    [1440, 126],
  ] as const)(
    'at %d px is %d px high, with and without an ad',
    async ([width, height], { expect }) => {
      const compare = async (watched: WatchedPage) => {
        expect(await measure(watched)).toEqual([height, 24, 24]);
        await waitForSlot(watched.page, 'network');
        expect(await measure(watched)).toEqual([height, 24, 24]);
      };
      await stage.onPage(stage.json('slow'), compare, { viewport: { width, height: 800 } });
    },
  );

  test('takes no space on pages without ads', async ({ expect }) => {
    await stage.onPage({}, async ({ page }) => {
      expect(await slotOf(page).isVisible()).toBe(true);
      await goTo(page, ['/plain']);
      expect(await slotOf(page).isVisible()).toBe(false);
      await goTo(page, ['/2']);
      await waitForSlot(page, 'in-house');
    });
  });

  test('takes no space without scripts', async ({ expect }) => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stage.harness.pageUrl('/1', {}));
    expect(await slotOf(page).isVisible()).toBe(false);
    await context.close();
  });

  test.for(['script', 'json'] as const)(
    'holds exactly one ad after ten quick page changes (%s)',
    async (transport, { expect }) => {
      const seen = transport === 'script' ? 'frame' : 'network';
      await stage.onPage(stage[transport]('filled'), async ({ page, messages, layoutShift }) => {
        await waitForSlot(page, seen);
        await goTo(page, ['/2', '/3', '/1', '/2', '/3', '/1', '/2', '/3', '/1', '/2'], 60);
        await waitForSlot(page, seen);
        await settle(page);
        expect(await lookAtSlot(page)).toBe(seen);
        expect(await slotOf(page).locator('> *').count()).toBe(1);
        if (transport === 'script') {
          const frame = page.frameLocator('iframe');
          expect(await frame.locator('script[src]').count()).toBe(1);
          expect(await frame.locator('#carbonads').count()).toBe(1);
        }
        expect(await layoutShift()).toBe(0);
        expect(messages).toEqual([]);
      });
    },
  );

  test('drops the answer of a page that was left', async ({ expect }) => {
    await stage.onPage(stage.json('slow', 'left'), async ({ page, messages }) => {
      await expect.poll(() => stage.countRequests('left')).toBe(1);
      const dropped = page.waitForEvent('requestfailed');
      await goTo(page, ['/plain']);
      await dropped;
      await settle(page);
      expect(await lookAtSlot(page)).toBe('nothing');
      expect(messages).toEqual([]);
    });
  });

  test('survives a blocker that pulls its content out', { tags: ['fault'] }, async ({ expect }) => {
    await stage.onPage(stage.json('filled'), async ({ page, messages }) => {
      await waitForSlot(page, 'network');
      await slotOf(page).evaluate((slot) => {
        slot.querySelector('a')?.remove();
        slot.firstElementChild?.replaceChildren();
      });
      await goTo(page, ['/2']);
      expect(await page.textContent('h1')).toBe('Page /2');
      await waitForSlot(page, 'network');
      expect(messages).toEqual([]);
    });
  });

  test(
    'hides an ad that cannot be drawn, reports it once, and the page lives',
    { tags: ['fault'] },
    async ({ expect }) => {
      const env = { ...stage.json('filled'), ...stage.analytics(), CRASH: 'yes' };
      await stage.onPage(env, async (watched) => {
        const { page, messages, layoutShift } = watched;
        await expect.poll(() => adReports(watched)).toEqual([['crash', 'network']]);
        await settle(page);
        expect(await adReports(watched)).toEqual([['crash', 'network']]);
        expect(await lookAtSlot(page)).toBe('nothing');
        await goTo(page, ['/2']);
        expect(await page.textContent('h1')).toBe('Page /2');
        expect(await layoutShift()).toBe(0);
        expect(messages).toEqual([]);
      });
    },
  );

  test.for(['script', 'json'] as const)(
    'opens a click elsewhere and counts it (%s)',
    async (transport, { expect }) => {
      await stage.onPage(
        { ...stage[transport]('filled'), ...stage.analytics() },
        async (watched) => {
          const { page } = watched;
          await waitForSlot(page, transport === 'script' ? 'frame' : 'network');
          const container = transport === 'script' ? page.frameLocator('iframe') : slotOf(page);
          const link = container.locator('a').last();
          expect(await link.getAttribute('rel')).toBe('sponsored noopener');
          const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
          await popup.waitForLoadState();
          expect(await popup.title()).toBe('Advertiser');
          expect(await page.title()).toBe('Page /1');
          const label = transport === 'script' ? 'network-frame' : 'network';
          await expect.poll(() => adReports(watched)).toEqual([['click', label]]);
        },
      );
    },
  );

  test('counts no click that a hidden script claims', { tags: ['fault'] }, async ({ expect }) => {
    await stage.onPage({ ...stage.script('hostile'), ...stage.analytics() }, async (watched) => {
      await waitForSlot(watched.page, 'in-house');
      await settle(watched.page);
      expect(await adReports(watched)).toEqual([]);
    });
  });

  test('reports a display that chance picked', async ({ expect }) => {
    const look = async (watched: WatchedPage) => {
      await expect.poll(() => adReports(watched)).toEqual([['display', 'network']]);
    };
    const env = { ...stage.json('filled'), ...stage.analytics() };
    await stage.onPage(env, look, { random: 0.05 });
  });

  test('reports no display of an ad below the fold until it is scrolled to', async ({ expect }) => {
    const look = async (watched: WatchedPage) => {
      await waitForSlot(watched.page, 'network');
      await settle(watched.page);
      expect(await adReports(watched)).toEqual([]);
      await slotOf(watched.page).scrollIntoViewIfNeeded();
      await expect.poll(() => adReports(watched)).toEqual([['display', 'network']]);
    };
    const env = { ...stage.json('filled'), ...stage.analytics() };
    await stage.onPage(env, look, { random: 0.05, viewport: { width: 700, height: 150 } });
  });

  test('keeps the network’s frame in the page’s color mode', async ({ expect }) => {
    const look = async ({ page }: WatchedPage) => {
      await waitForSlot(page, 'frame');
      const text = page.frameLocator('iframe').locator('a').last();
      const color = () => text.evaluate((element) => getComputedStyle(element).color);
      expect(await color()).toBe('rgb(0, 0, 0)');
      await page.evaluate(() => {
        document.documentElement.dataset.mode = 'dark';
      });
      await expect.poll(color).toBe('rgb(255, 255, 255)');
    };
    // Playwright's own color scheme would win over the page's.
    await stage.onPage(stage.script('filled'), look, { colorScheme: null });
  });
});
