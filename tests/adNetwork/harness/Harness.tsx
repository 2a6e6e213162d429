import { StrictMode, useEffect, useState } from 'react';
import { AdConfigProvider, type AdContextValue } from '../../../src/ads/AdConfigProvider.tsx';
import { AdSlot } from '../../../src/ads/AdSlot.tsx';
import type { Analytics } from '../../../src/analytics/analytics.ts';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';

/** Paths below this one show no advertisement. */
const PLAIN = '/plain';

/** A site as small as can be: links, a slot, and text below it that must not move. */
export function Harness({
  path: firstPath,
  ads,
  analytics,
}: {
  path: string;
  ads: AdContextValue;
  analytics?: Analytics;
}) {
  const [path, setPath] = useState(firstPath);

  useEffect(() => {
    const follow = () => setPath(window.location.pathname);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    analytics?.pageView({
      title: document.title,
      pathname: path,
      productId: 'harness',
      categoryId: null,
    });
  }, [analytics, path]);

  const go = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    window.history.pushState(null, '', pathname + search);
    setPath(pathname);
  };
  return (
    <StrictMode>
      <title>{`Page ${path}`}</title>
      <nav>
        {['/1', '/2', '/3', PLAIN].map((target) => (
          <a key={target} href={target} onClick={go} data-ga-event-category="nav">
            Page {target}
          </a>
        ))}
      </nav>
      <main>
        <h1>Page {path}</h1>
        <AdConfigProvider value={ads}>
          <AdSlot pageKey={path} enabled={path !== PLAIN} />
        </AdConfigProvider>
        <p id="below">Text that must not move.</p>
      </main>
    </StrictMode>
  );
}
