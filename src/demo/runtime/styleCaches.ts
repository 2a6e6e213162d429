import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from '../../preferences/preferences.ts';

/** Both directions use the same class names, so markup stays valid when the direction changes. */
export const STYLE_KEY = 'css';

/** The same arrays for every cache: at build time Emotion keeps what it compiled with each of them. */
const PLUGINS = { ltr: [], rtl: [rtlPlugin] } satisfies Record<Direction, StylisPlugin[]>;

/**
 * A style cache for what is rendered at build time. Old names of properties would fill documents;
 * the styles that a running demo inserts have them.
 */
export function createBuildStyleCache(direction: Direction): EmotionCache {
  return createCache({ key: STYLE_KEY, stylisPlugins: PLUGINS[direction] });
}

const caches = new Map<Direction, { cache: EmotionCache; container: HTMLElement }>();

/** The browser's cache for a direction. Only the chosen direction's styles are in force. */
export function selectStyleCache(direction: Direction, target: Document = document): EmotionCache {
  let chosen = caches.get(direction);
  if (!chosen) {
    const container = target.createElement('div');
    container.dataset.demoStyles = direction;
    target.head.append(container);
    const stylisPlugins = [prefixer, ...PLUGINS[direction]];
    chosen = { cache: createCache({ key: STYLE_KEY, stylisPlugins, container }), container };
    caches.set(direction, chosen);
  }
  for (const [name, { container }] of caches) {
    for (const style of container.querySelectorAll('style')) {
      style.media = name === direction ? '' : 'not all';
    }
  }
  return chosen.cache;
}
