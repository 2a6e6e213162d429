/** Slow: compiles exported files with the types of the package, and runs them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { extendTheme } from '@mui/joy/styles';
import {
  createPreviewStyles,
  listVariables,
} from '../../src/demo/joyBuilder/createPreviewStyles.ts';
import { formatDesignFile } from '../../src/demo/joyBuilder/formatDesignFile.ts';
import { parseDesign, type JoyDesign } from '../../src/demo/joyBuilder/joyDesign.ts';
import { FIELDS, type Field } from '../../src/demo/joyBuilder/joyFields.ts';
import { SCHEMES } from '../../src/demo/joyBuilder/joyTokens.ts';

const root = path.join(import.meta.dirname, '../..');

/** Other values than those of the default theme, for every field. */
const EVERYTHING: JoyDesign = Object.fromEntries(
  [...FIELDS.values()].map((field, index) => [field.name, pickOther(field, index)]),
);

const DESIGNS: readonly (readonly [name: string, design: JoyDesign])[] = [
  ['Default', {}],
  ['Seed', parse('palette.primary=7c3aed')],
  ['Shade', parse('palette.danger.500=c80050')],
  ['Tokens', parse('dark.danger.solidBg=danger.600&light.primary.softColor=black')],
  ['SeedAndTokens', parse('palette.primary=0a7d5c&light.primary.solidBg=primary.600')],
  ['Radius', parse('radius.xs=0&radius.md=12')],
  ['Fonts', parse('font.body=Noto Sans 3&font.display=Lora, serif&font.code=IBM Plex Mono')],
  ['Shadows', parse('light.shadow.color=0a7d5c&dark.shadow.ring=1&shadow.md=8 24 -4')],
  ['Everything', EVERYTHING],
];

describe('exported themes of Joy UI', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'joy-themes-'));
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, design] of DESIGNS) {
      await writeFile(path.join(folder, `${name}.ts`), formatDesignFile(design));
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('changes all that can be changed', () => {
    for (const { name, fallback, parse: read } of FIELDS.values()) {
      const value = EVERYTHING[name] ?? '';
      expect([name, read(value)]).toEqual([name, value]);
      expect([name, value]).not.toEqual([name, fallback]);
    }
  });

  it('compile', async () => {
    const files = DESIGNS.map(([name]) => `${name}.ts`);
    const options = '--noEmit --strict --skipLibCheck --target es2022 --module esnext';
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [tsc, ...options.split(' '), '--moduleResolution', 'bundler', ...files],
      { cwd: folder },
    );
    expect(stdout).toBe('');
  });

  it.each(DESIGNS)('%s has the variables of the preview', async (name, design) => {
    const { module } = await runnerImport<{ readonly theme: ReturnType<typeof extendTheme> }>(
      path.join(folder, `${name}.ts`),
      { root: folder, configFile: false, logLevel: 'error' },
    );
    const previewed = createPreviewStyles(design).split('\n');
    for (const [index, scheme] of SCHEMES.entries()) {
      const variables = Object.entries(listVariables(module.theme, scheme));
      const text = variables.map(([variable, value]) => `${variable}:${value}`).join(';');
      expect(previewed[index]).toBe(`[data-joy-preview="${scheme}"]{${text}}`);
    }
  });

  it.each(DESIGNS.slice(1))('%s differs from the default theme', async (_name, design) => {
    expect(createPreviewStyles(design)).not.toBe(createPreviewStyles({}));
  });
});

function parse(query: string): JoyDesign {
  const { design, refused } = parseDesign(`?${query}`);
  if (refused.length > 0) throw new Error(refused.join(' '));
  return design;
}

function pickOther({ name, group, fallback }: Field, index: number): string {
  if (name.endsWith('.shadow.color') || group === 'palettes') {
    return `#${(0x10_20_30 + index * 1999).toString(16).padStart(6, '0')}`;
  }
  if (group === 'variants') return fallback === 'primary.300' ? 'black' : 'primary.300';
  if (group === 'fonts') return 'Noto Sans, Lora';
  if (name.startsWith('shadow.')) return '3 5 -1';
  return '3';
}
