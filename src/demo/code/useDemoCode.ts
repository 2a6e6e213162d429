import { useEffect, useState } from 'react';
import type { DemoCode } from '../../model/pageData.ts';
import { loadDemoCode } from './demoCode.ts';

/** How far the code of a demo has come. */
export type CodeProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly code: DemoCode };

/** The code of a demo, fetched once somebody wants it. */
export function useDemoCode(pathname: string, name: string, wanted: boolean): CodeProgress {
  const [progress, setProgress] = useState<CodeProgress>({ kind: 'waiting' });
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadDemoCode(pathname, name).then(
      (code) => current && setProgress({ kind: 'ready', code }),
      () => current && setProgress({ kind: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [pathname, name, wanted]);
  return progress;
}
