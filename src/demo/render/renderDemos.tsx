import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, JSX } from 'react';
import { renderToString } from 'react-dom/server';
import type { Direction } from '../../preferences/preferences.ts';
import type { DemoProviderProps } from '../runtime/demoProvider.ts';
import { mergeStyles, type StyleRules } from './mergeStyles.ts';
import { createBuildStyleCache, STYLE_KEY } from '../runtime/styleCaches.ts';
import { formatIdPrefix } from '../stage/useIsland.ts';

/** A demo to be rendered at build time. */
export interface RenderableDemo {
  readonly name: string;
  readonly styling: string | null;
  readonly Demo: ComponentType;
  readonly Provider: ComponentType<DemoProviderProps>;
}

/** The HTML of each demo of a page, and the styles they need until their code has loaded. */
export interface RenderedDemos {
  readonly html: readonly string[];
  readonly styles: string;
}

/** A demo that threw while it was rendered; the cause is what it threw. */
export class DemoRenderError extends Error {
  override readonly name = 'DemoRenderError';
  readonly demo: RenderableDemo;

  constructor(demo: RenderableDemo, cause: unknown) {
    super(`The demo "${demo.name}" cannot be rendered.`, { cause });
    this.demo = demo;
  }
}

/** One demo with the rules of its styles. */
export interface RenderedDemo {
  readonly html: string;
  readonly rules: Readonly<Record<Direction, StyleRules>>;
}

/** Renders the demos of a page. */
export function renderDemos(demos: readonly RenderableDemo[]): RenderedDemos {
  return joinDemos(demos.map(renderDemo));
}

/** Writes the styles that demos share once. Rules that differ between directions are scoped to theirs. */
export function joinDemos(demos: readonly RenderedDemo[]): RenderedDemos {
  const html = demos.map((demo) => demo.html);
  const isUsed = createUseCheck(html);
  const join = (direction: Direction): StyleRules => {
    const rules = demos.flatMap((demo) => [...demo.rules[direction]]);
    return new Map(rules.filter(([id, css]) => isUsed(id, css)));
  };
  return { html, styles: mergeStyles(join('ltr'), join('rtl')) };
}

/** Renders a demo by itself; one that throws is a `DemoRenderError`. */
export function renderDemo(demo: RenderableDemo): RenderedDemo {
  const { ltr, rtl } = createCaches();
  return { html: renderWith(ltr, demo), rules: { ltr: readRules(ltr), rtl: readRules(rtl) } };
}

function renderWith(cache: EmotionCache, demo: RenderableDemo): string {
  const { name, styling, Demo, Provider } = demo;
  const tree: JSX.Element = (
    <CacheProvider value={cache}>
      <Provider mode="light" direction="ltr">
        <Demo />
      </Provider>
    </CacheProvider>
  );
  try {
    return renderToString(tree, { identifierPrefix: formatIdPrefix(name, styling) });
  } catch (error) {
    throw new DemoRenderError(demo, error);
  }
}

/**
 * Documents hold the markup of one direction, so each class needs its styles for both: what goes
 * into one cache goes into the other, without rendering a second time.
 */
function createCaches(): Record<Direction, EmotionCache> {
  const ltr = createCompatCache('ltr');
  const rtl = createCompatCache('rtl');
  const insert = ltr.insert.bind(ltr);
  ltr.insert = (selector, serialized, sheet, shouldCache) => {
    rtl.insert(selector, serialized, rtl.sheet, shouldCache);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return { ltr, rtl };
}

function createCompatCache(direction: Direction): EmotionCache {
  const cache = createBuildStyleCache(direction);
  // Keeps rules in the cache instead of putting style elements between the demo's elements.
  cache.compat = true;
  return cache;
}

/** A component that styles another one leaves its own class behind, which no element has. */
function createUseCheck(html: readonly string[]): (id: string, css: string) => boolean {
  const classes = new Set(html.flatMap((each) => each.match(CLASSES) ?? []));
  return (id, css) => {
    const name = `${STYLE_KEY}-${id}`;
    // Animations and styles for the whole document have no class.
    return classes.has(name) || !css.includes(`.${name}`);
  };
}

const CLASSES = new RegExp(`\\b${STYLE_KEY}-[\\w-]+`, 'g');

/** A rule of every button, for printers; a demo that runs brings it along. */
const PRINTED_COLORS = /@media print\{[^{}]*\{color-adjust:exact;\}\}/g;

function readRules({ inserted }: EmotionCache): StyleRules {
  const entries = Object.entries(inserted).flatMap(([id, css]): [string, string][] =>
    typeof css === 'string' ? [[id, css.replaceAll(PRINTED_COLORS, '')]] : [],
  );
  return new Map(entries);
}
