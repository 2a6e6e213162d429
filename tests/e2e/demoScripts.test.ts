import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCRIPTS_BESIDE_DEMOS } from '../../scripts/bench/budgets.ts';
import { listDemoScripts, listPageDemos, readDemoCode } from './pageDemos.ts';

test('ten demos load at most twenty scripts', async () => {
  const pages = (await listPageDemos()).filter(({ demos }) => demos.length >= 10);
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const page of pages) {
    const scripts = await listDemoScripts(page);
    expect(scripts.length, page.pathname).toBeGreaterThan(page.demos.length);
    expect(scripts.length, page.pathname).toBeLessThanOrEqual(
      page.demos.length + SCRIPTS_BESIDE_DEMOS,
    );
  }
});

test('demos load no library but those they import, and what these are built on', async () => {
  const pages = (await listPageDemos()).filter(({ demos }) => demos.length > 0);
  const strangers = await Promise.all(
    pages.map(async ({ pathname, demos }) => {
      const codes = await readDemoCode(pathname);
      return demos.flatMap(({ name, renditions }) =>
        renditions.flatMap(({ styling, preload }) => {
          const code = codes
            .find((demo) => demo.name === name)
            ?.renditions.find((rendition) => rendition.styling === styling);
          const wanted = listFoundations(Object.keys(code?.dependencies ?? {}));
          const loaded = preload.flatMap((script) => findLibrary(script) ?? []);
          const others = loaded.filter((library) => !wanted.has(library));
          return others.length > 0 ? [`${pathname}#${name} loads ${others.join(', ')}`] : [];
        }),
      );
    }),
  );
  expect(strangers.flat()).toEqual([]);
});

/** The library that a script is a part of: `/assets/joy-B1c2.js` → `@mui/joy`. */
function findLibrary(script: string): string | undefined {
  const [, name = ''] = /\/([a-z-]+?)-[\w-]{8}\.js$/.exec(script) ?? [];
  if (name === 'toolpad') return '@toolpad/core';
  const [family] = /^(?:base|joy|material|x-(?!internals)[a-z-]+)/.exec(name) ?? [];
  return family && `@mui/${family}`;
}

/** Packages with all they depend on. */
function listFoundations(packages: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = join('node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(file)) return;
    found.add(name);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    for (const each of Object.keys({ ...dependencies, ...peerDependencies })) add(each);
  };
  for (const name of packages) add(name);
  return found;
}
