import { describe, expect, test } from 'vitest';
import { createPage, createSite } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from '../index/buildSearchIndex.ts';
import { fillEngine } from './fillEngine.ts';

const STEPS = createPage('/material-ui/upgrade/', 'Upgrade to v7', {
  headings: ['hidden: Hide by breakpoint | The component Tray.'],
  askedAs: { hidden: 'Tray component, Tray component removed' },
});

/** What the section counts for a query where its page is in the group of the navigation. */
function score(text: string, group: string): number {
  const engine = fillEngine(buildSearchIndex(createSite([STEPS], [], group)));
  const { ranked } = engine.search({ text, productId: null });
  return ranked.find(({ record }) => record.kind === 'heading')?.score ?? 0;
}

describe('a page about other versions counts', () => {
  test('less for those who do not ask for one', () => {
    expect(score('tray component', 'Migration')).toBeLessThan(
      score('tray component', 'Components'),
    );
  });

  test.each(['tray component removed', 'tray deprecated', 'tray after upgrading', 'tray v7'])(
    'as much as others for "%s"',
    (text) => {
      expect(score(text, 'Migration')).toBe(score(text, 'Components'));
    },
  );
});
