import { CacheProvider } from '@emotion/react';
import type { ComponentType, JSX } from 'react';
import { renderToString } from 'react-dom/server';
import type { Direction } from '../preferences/preferences.ts';
import type { DemoProviderProps } from './demoProvider.ts';
import { mergeStyles, type StyleRules } from './mergeStyles.ts';
import { createStyleCache } from './styleCaches.ts';
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
  readonly rules: StyleRules;
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
