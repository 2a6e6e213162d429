import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREA_IMPORTS, checkImports, checkProjectImports } from './checkImports.ts';

const FIX = 'Pass what is needed in from above, or move it to where both may import it.';

describe('imports that go the right way', () => {
  test.each([
    ['src/page/PageView.tsx', "import { Demo } from '../demo/Demo.tsx';"],
    ['src/source/loadSite.ts', "import type { Page } from '../model/page.ts';"],
    ['src/source/markdown/parsePage.ts', "import { readDemo } from '../demo/readDemo.ts';"],
    ['src/build/perSite.ts', "import type { Site } from '../source/site.ts';"],
    ['src/app/routes/sitemap.ts', "import { formatSitemap } from '../../build/formatSitemap.ts';"],
    ['src/app/root.tsx', "import { Shell } from '../shell/Shell.tsx';"],
    ['src/ads/AdSlot.tsx', "import { useState } from 'react';"],
    ['content/products.ts', "import { defineProducts } from '#src/model/product.ts';"],
    ['scripts/build.ts', "import { loadSite } from '../src/source/loadSite.ts';"],
  ])('%s: %s', (path, code) => {
    expect(checkImports([{ path, code }])).toEqual([]);
  });
});

describe('imports that go the wrong way', () => {
  test.each([
    [
      'src/model/page.ts',
      "import { Chip } from '../ui/Chip.tsx';",
      '"model" must not import "ui"; it may import nothing.',
    ],
    [
      'src/source/loadSite.ts',
      "export { Chip } from '../ui/Chip.tsx';",
      '"source" must not import "ui"; it may import only model, files, hosting.',
    ],
    [
      'src/ads/AdSlot.tsx',
      "import { send } from '../analytics/send.ts';",
      '"ads" must not import "analytics"; it may import only model, ui, preferences.',
    ],
    [
      'src/page/PageView.tsx',
      "const later = import('#src/source/loadSite.ts');",
      '"page" must not import "source"; it may import only model, ui, preferences, content, demo, api.',
    ],
    [
      'src/ui/deep/er/Chip.tsx',
      "import type { Site } from '../../../app/site.ts';",
      '"ui" must not import "app"; it may import only model.',
    ],
  ])('%s: %s', (path, code, what) => {
    expect(checkImports([{ path, code: `\n${code}` }])).toEqual([
      { file: path, line: 2, what, fix: FIX },
    ]);
  });

  test('the app reaches the build from a module that may end up in the browser', () => {
    const code = "import { getSite } from '../build/currentSite.ts';";
    expect(checkImports([{ path: 'src/app/root.tsx', code }])).toEqual([
      {
        file: 'src/app/root.tsx',
        line: 1,
        what: '"build" runs in Node only, and this module may end up in the browser.',
        fix: 'Import what "build" makes of it, in the loader of a route.',
      },
    ]);
  });

  test('a new area has no place in the order yet', () => {
    const code = "import { LANGUAGES } from '../model/language.ts';";
    expect(checkImports([{ path: 'src/comments/Comments.tsx', code }])).toEqual([
      {
        file: 'src/comments/Comments.tsx',
        line: 1,
        what: 'The area "comments" has no place in the order of imports.',
        fix: 'Give it one in AREA_IMPORTS of scripts/checkImports.ts.',
      },
    ]);
  });
});

test('the order has no circle', () => {
  const listCircles = (area: string, trail: readonly string[]): string[] =>
    trail.includes(area)
      ? [[...trail, area].join(' → ')]
      : (AREA_IMPORTS[area] ?? []).flatMap((next) => listCircles(next, [...trail, area]));
  expect(Object.keys(AREA_IMPORTS).flatMap((area) => listCircles(area, []))).toEqual([]);
});

test('finding nothing is not passing', async () => {
  const root = await mkdtemp(join(tmpdir(), 'swatchbook-imports-'));
  await mkdir(join(root, 'content'));
  await mkdir(join(root, 'src'));
  await expect(checkProjectImports(root)).rejects.toThrow(
    `Only 0 modules were found below ${root}, which cannot be all.`,
  );
  await rm(root, { recursive: true });
});
