import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnalyticsEventTable } from './AnalyticsEventTable.tsx';
import { EVENTS, USER_PROPERTIES } from './events.ts';

describe('AnalyticsEventTable', () => {
  const html = renderToStaticMarkup(<AnalyticsEventTable />);

  it('has a row for every event, for clicks and for every user property', () => {
    const names = [...html.matchAll(/<th scope="row"><code>([^<]+)<\/code>/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      ...Object.values(EVENTS).map(({ name }) => name),
      'named by the element',
      ...Object.keys(USER_PROPERTIES),
    ]);
  });

  it('states the shares that the constants set', () => {
    expect(html).toContain('display 10\u00a0%, click and crash all');
    expect(html).toContain('all but 0.01\u00a0% of visits');
    expect(html).toContain('on screen for 2.5 seconds');
  });
});
