import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CONTENT_EVENT, MISSED_EVENT, type ContentChange } from '../model/contentChange.ts';
import type { PageData } from '../model/pageData.ts';
import { forgetPages, reloadNavigation } from './loadPage.ts';

/**
 * In dev: puts changed content into the open page, which keeps its place and its running demos. Returns
 * how often the side navigation has changed.
 */
export const useContentUpdates: (page: PageData | null) => number = import.meta.hot
  ? useDevUpdates
  : () => 0;

const OVERLAY = 'vite-error-overlay';

function useDevUpdates(page: PageData | null): number {
  const [version, setVersion] = useState(0);
  const { revalidate } = useRevalidator();
  const update = useEffectEvent(async ({ navigations }: ContentChange): Promise<void> => {
    const url = page?.navigationUrl ?? null;
    forgetPages(url);
    // Problems that are left come in a message of their own, after this one.
    for (const overlay of document.querySelectorAll(OVERLAY)) overlay.remove();
    if (url !== null && navigations.includes(page?.productId ?? '')) {
      await reloadNavigation(url);
      setVersion((count) => count + 1);
    }
    await revalidate();
  });
  useEffect(() => {
    const listen = (change: ContentChange): Promise<void> => update(change);
    import.meta.hot?.on(CONTENT_EVENT, listen);
    // What it shows may have been mended before anybody listened.
    if (document.querySelector(OVERLAY)) import.meta.hot?.send(MISSED_EVENT);
    return () => import.meta.hot?.off(CONTENT_EVENT, listen);
  }, []);
  return version;
}
