import { useEffect, useState } from 'react';
import { CONTENT_EVENT } from '../../model/contentChange.ts';
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
    const load = (): void =>
      void loadDemoCode(pathname, name).then(
        (code) => current && setProgress({ kind: 'ready', code }),
        () => current && setProgress({ kind: 'failed' }),
      );
    load();
    import.meta.hot?.on(CONTENT_EVENT, load);
    return () => {
      current = false;
      import.meta.hot?.off(CONTENT_EVENT, load);
    };
  }, [pathname, name, wanted]);
  return progress;
}
