import { hydrateRoot } from 'react-dom/client';
import { readAdConfig } from '../../../src/ads/adConfig.ts';
import { reportAd } from '../../../src/app/siteAnalytics.ts';
import { Harness } from './Harness.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// The test writes the settings into the page; they are as trusted as the test.
const env = JSON.parse(root.dataset.env ?? '{}') as Record<string, string>;
const config = readAdConfig(env);
// What stands for `import.meta.env` in this build.
Object.assign(globalThis, { settings: env });
hydrateRoot(
  root,
  <Harness
    path={window.location.pathname}
    ads={{
      // No text: drawing it throws.
      config: env.CRASH ? { ...config, poweredBy: {} as string } : config,
      report: reportAd,
    }}
  />,
);
