import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { AdConfigProvider, type AdContextValue } from '../../../src/ads/AdConfigProvider.tsx';
import { AdSlot } from '../../../src/ads/AdSlot.tsx';
import { useSiteAnalytics } from '../../../src/app/siteAnalytics.ts';
import { DocsConfigProvider } from '../../../src/ui/DocsConfig.tsx';
import { AnalyticsSetting } from '../../../src/shell/AnalyticsSetting.tsx';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';

/** Paths below this one show no advertisement. */
const PLAIN = '/plain';

/** A page in another language. */
const TRANSLATED = '/de/3';

/** Paths below this one have no page. */
const GONE = '/gone/';

const DOCS = {
  siteUrl: 'http://localhost:3000',
  repositoryUrl: 'https://code.example',
  languages: { supported: ['en', 'de'], default: 'en' },
  buildId: 'harness',
};

interface HarnessProps {
  readonly path: string;
  readonly ads: AdContextValue;
}

/** A site as small as can be: links, a slot, text below it that must not move, and the switch of the settings. */
export function Harness(props: HarnessProps) {
  return (
    <DocsConfigProvider value={DOCS}>
      <Site {...props} />
    </DocsConfigProvider>
  );
}

function Site({ path: firstPath, ads }: HarnessProps) {
  const [path, setPath] = useState(firstPath);
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const missing = path.startsWith(GONE);
  useSiteAnalytics(
    {
      canonical: missing ? '/404/' : path.replace(/^\/de\//, '/'),
      productId: 'harness',
      categoryId: 'core',
      language: path === TRANSLATED ? 'de' : 'en',
      missing,
    },
    path,
  );

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
        {['/1', '/2', '/3', PLAIN, TRANSLATED, `${GONE}1`, `${GONE}2`].map((target) => (
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
