import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { AdConfigProvider, type AdContextValue } from '../../../src/ads/AdConfigProvider.tsx';
import { AdSlot } from '../../../src/ads/AdSlot.tsx';
import { useSiteAnalytics } from '../../../src/app/siteAnalytics.ts';
import { AnalyticsSetting } from '../../../src/shell/AnalyticsSetting.tsx';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';

/** Paths below this one show no advertisement. */
const PLAIN = '/plain';

/** A page in another language. */
const TRANSLATED = '/de/3';

/** A site as small as can be: links, a slot, text below it that must not move, and the switch of the settings. */
export function Harness({ path: firstPath, ads }: { path: string; ads: AdContextValue }) {
  const [path, setPath] = useState(firstPath);
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useSiteAnalytics({
    pathname: path,
    canonical: path.replace(/^\/de\//, '/'),
    productId: 'harness',
    categoryId: 'core',
    language: path === TRANSLATED ? 'de' : 'en',
  });

  useEffect(() => {
    const follow = () => setPath(window.location.pathname);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { pathname } = event.currentTarget;
    window.history.pushState(null, '', pathname + window.location.search);
    setPath(pathname);
  };
  return (
    <StrictMode>
      <title>{`Page ${path}`}</title>
      <nav>
        {['/1', '/2', '/3', PLAIN, TRANSLATED].map((target) => (
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
        {isHydrated && <AnalyticsSetting />}
      </main>
    </StrictMode>
  );
}
