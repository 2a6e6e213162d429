import { renderToString } from 'react-dom/server';
import { readAdConfig } from '../../../src/ads/adConfig.ts';
import { Harness } from './Harness.tsx';

/** The page as a build would have prerendered it. */
export function render(path: string): string {
  return renderToString(<Harness path={path} ads={{ config: readAdConfig({}), report() {} }} />);
}
