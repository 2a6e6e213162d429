import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from '../preferences/preferences.ts';

/** Both directions use the same class names, so markup stays valid when the direction changes. */
export const STYLE_KEY = 'css';

/** A style cache for one direction, writing into a container of its own. */
export function createStyleCache(direction: Direction, container?: HTMLElement): EmotionCache {
  return createCache({
    key: STYLE_KEY,
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
    ...(container ? { container } : {}),
  });
}

const caches = new Map<Direction, { cache: EmotionCache; container: HTMLElement }>();

/** The browser's cache for a direction. Only the chosen direction's styles are in force. */
export function selectStyleCache(direction: Direction, target: Document = document): EmotionCache {
  let chosen = caches.get(direction);
  if (!chosen) {
    const container = target.createElement('div');
    container.dataset.demoStyles = direction;
    target.head.append(container);
    chosen = { cache: createStyleCache(direction, container), container };
    caches.set(direction, chosen);
  }
  for (const [name, { container }] of caches) {
    for (const style of container.querySelectorAll('style')) {
      style.media = name === direction ? '' : 'not all';
    }
  }
  return chosen.cache;
}
