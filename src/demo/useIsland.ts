import { useEffect, useRef, type RefObject } from 'react';
import type { RenditionData } from '../model/pageData.ts';
import { recordInteractions } from './earlyInteractions.ts';
import type { Island } from './island.tsx';

/** How far outside the viewport a demo starts to load. */
const NEAR_PX = 400;

/** Brings a prerendered demo to life when it comes near the viewport or the reader turns to it. */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  name: string,
  rendition: RenditionData,
  enabled: boolean,
): RefObject<Island | null> {
  const island = useRef<Island | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element || !enabled) return undefined;
    let left = false;
    recordInteractions(element);
    const stopWaiting = whenNeeded(element, () => {
      void startIsland(element, name, rendition).then((started) => {
        if (left) started.unmount();
        else island.current = started;
      });
    });
    return () => {
      left = true;
      stopWaiting();
      island.current?.unmount();
      island.current = null;
    };
  }, [container, name, rendition, enabled]);
  return island;
}

async function startIsland(
  element: HTMLElement,
  name: string,
  rendition: RenditionData,
): Promise<Island> {
  for (const href of rendition.preload) preload(href);
  const { mountIsland } = await import('./island.tsx');
  return mountIsland(element, {
    name,
    module: rendition.module,
    theme: rendition.theme,
    idPrefix: formatIdPrefix(name, rendition.styling),
  });
}

/** The prefix of ids inside a demo, the same at build time and in the browser. */
export function formatIdPrefix(name: string, styling: string | null): string {
  return styling ? `${name}-${styling}-` : `${name}-`;
}

function preload(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Runs once the element is near the viewport, pointed at, touched or focused. */
function whenNeeded(element: HTMLElement, run: () => void): () => void {
  const controller = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  const stop = (): void => {
    controller.abort();
    observer.disconnect();
  };
  const start = (): void => {
    stop();
    run();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(type, start, { passive: true, signal: controller.signal });
  }
  observer.observe(element);
  return stop;
}
