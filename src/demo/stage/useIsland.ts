import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { RenditionData } from '../../model/pageData.ts';
import { finishRecording, recordInteractions } from './earlyInteractions.ts';
import type { Island } from '../runtime/island.tsx';
import { whenNear } from './whenNear.ts';

interface IslandUse {
  readonly name: string;
  readonly rendition: RenditionData;
  /** False keeps a demo as it is: running, or waiting for nothing. */
  readonly wanted: boolean;
  readonly attempt: number;
  readonly onReady: () => void;
}

/**
 * Hydrates a prerendered demo when its stage comes near the viewport or the reader turns to
 * it, and restarts it with every new attempt. Returns whether its code could not be loaded.
 */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  { name, rendition, wanted, attempt, onReady }: IslandUse,
): boolean {
  const [failed, setFailed] = useState(false);
  const island = useRef<Island | null>(null);
  const prerendered = useRef(rendition.html);
  const handleReady = useEffectEvent(onReady);
  const begin = useEffectEvent((element: HTMLElement) =>
    startIsland(element, name, rendition, prerendered.current === rendition.html),
  );
  useEffect(() => {
    const element = container.current;
    const stage = element?.parentElement;
    if (!element || !stage || !wanted || island.current) return undefined;
    let left = false;
    recordInteractions(element);
    const start = (): void => {
      begin(element).then(
        (started) => {
          if (!started || left) return started?.unmount();
          island.current = started;
          setFailed(false);
          handleReady();
        },
        // Without its code the prerendered demo stays; the reader's next touch tries again.
        () => {
          if (left) return;
          setFailed(true);
          stop = whenTouched(stage, start);
        },
      );
    };
    let stop = whenNear(stage, start);
    return () => {
      left = true;
      stop();
    };
  }, [container, name, rendition.module, wanted]);
  useEffect(() => {
    if (attempt > 0) island.current?.reset();
  }, [attempt]);
  useEffect(() => () => island.current?.unmount(), []);
  return failed;
}

async function startIsland(
  element: HTMLElement,
  name: string,
  rendition: RenditionData,
  isCurrent: boolean,
): Promise<Island | null> {
  for (const href of rendition.preload) preload(href);
  const { mountIsland } = await import('../runtime/island.tsx');
  const { module, theme, commercial } = rendition;
  const idPrefix = formatIdPrefix(name, rendition.styling);
  return mountIsland(element, {
    name,
    module,
    theme,
    commercial,
    idPrefix,
    isCurrent,
    // Handed over instead of imported there: a module of both sides would join their files.
    finishRecording: () => finishRecording(element),
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

function whenTouched(element: HTMLElement, run: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const runOnce = (): void => {
    controller.abort();
    run();
  };
  // Screen readers click without pointing.
  for (const type of ['pointerdown', 'keydown', 'click'])
    element.addEventListener(type, runOnce, options);
  return () => controller.abort();
}
