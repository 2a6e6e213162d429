import { CacheProvider } from '@emotion/react';
import type { ComponentType, JSX } from 'react';
import { renderToString } from 'react-dom/server';
import type { Direction } from '../preferences/preferences.ts';
import type { DemoProviderProps } from './demoProvider.ts';
import { createStyleCache, STYLE_KEY } from './styleCaches.ts';
import { formatIdPrefix } from './useIsland.ts';

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

/** Renders the demos of a page. Rules that differ between directions are scoped to theirs. */
export function renderDemos(demos: readonly RenderableDemo[]): RenderedDemos {
  const ltr = renderAll(demos, 'ltr');
  const rtl = renderAll(demos, 'rtl');
  return { html: ltr.html, styles: mergeStyles(ltr.rules, rtl.rules) };
}

interface DirectionResult {
  readonly html: string[];
  /** CSS by the id of the class it belongs to. */
  readonly rules: ReadonlyMap<string, string>;
}

function renderAll(demos: readonly RenderableDemo[], direction: Direction): DirectionResult {
  const cache = createStyleCache(direction);
  // Keeps rules in the cache instead of putting style elements between the demo's elements.
  cache.compat = true;
  const html = demos.map(({ name, styling, Demo, Provider }) => {
    const tree: JSX.Element = (
      <CacheProvider value={cache}>
        <Provider mode="light" direction={direction}>
          <Demo />
        </Provider>
      </CacheProvider>
    );
    return renderToString(tree, { identifierPrefix: formatIdPrefix(name, styling) });
  });
  const entries = Object.entries(cache.inserted).flatMap(([id, css]): [string, string][] =>
    typeof css === 'string' ? [[id, css]] : [],
  );
  return { html, rules: new Map(entries) };
}

/** Rules that are the same both ways stand once; the others are bound to their direction. */
function mergeStyles(ltr: ReadonlyMap<string, string>, rtl: ReadonlyMap<string, string>): string {
  return [...ltr]
    .map(([id, css]) => {
      const mirrored = rtl.get(id) ?? css;
      if (mirrored === css) return css;
      return scope(css, id, 'ltr') + scope(mirrored, id, 'rtl');
    })
    .join('');
}

/** `:where` keeps the rule's weight, so that styles inserted later still win by order alone. */
function scope(css: string, id: string, direction: Direction): string {
  return css.replaceAll(`.${STYLE_KEY}-${id}`, `:where([dir='${direction}']) .${STYLE_KEY}-${id}`);
}
