/** Slow: installs nothing, but compiles and bundles exported projects for real. */
import { DEFAULT_STUDIO_THEME } from '../../src/demo/themes/studioTheme.ts';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../content/products.ts';
import type { CodeVariant } from '../../src/model/codeVariant.ts';
import type { Styling } from '../../src/model/styling.ts';
import { listBaseLibraries } from '../../src/demo/export/exportLibraries.ts';
import { formatProject } from '../../src/demo/export/exportProject.ts';
import { createDemoContext, type DemoContext } from '../../src/source/demos/demoContext.ts';
import { readDemo } from '../../src/source/demos/readDemo.ts';

const root = path.join(import.meta.dirname, '../..');

describe('exported projects build', () => {
  let folder: string;
  let context: DemoContext;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'exports-'));
    context = await createDemoContext(root, []);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each<[string, CodeVariant, Styling | null, string]>([
    ['DeliveryOptions', 'TS', null, 'By bike, today'],
    ['TrackList', 'JS', null, 'Harbor at six'],
    ['VolumeSlider', 'TS', 'css', 'Volume'],
    ['VolumeSlider', 'JS', 'tailwind', 'Volume'],
  ])('%s in %s (styling: %s)', async (name, variant, styling, text) => {
    const project = path.join(folder, `${name}-${variant}`);
    await writeProject(project, await exportDemo(name, variant, styling));
    await promisify(execFile)('npm', ['run', 'build'], { cwd: project });
    expect(await readFile(path.join(project, 'dist/index.html'), 'utf8')).toContain('/assets/');
    expect(await readScripts(path.join(project, 'dist/assets'))).toContain(text);
  });

  async function exportDemo(name: string, variant: CodeVariant, styling: Styling | null) {
    const usedAt = { file: 'tests/exports/exports.test.ts', line: 1 };
    const { demo } = await readDemo({ folder: 'tests/fixtures/demos', name, usedAt }, context);
    const rendition = demo?.renditions.find((candidate) => candidate.styling === styling);
    if (!rendition) throw new Error(`The fixture ${name} was not read.`);
    const { files } = rendition.sources[variant];
    const { dependencies } = rendition;
    const libraries = listBaseLibraries(files, products);
    return formatProject({
      name,
      title: name,
      variant,
      styling,
      files,
      dependencies,
      libraries,
      theme: DEFAULT_STUDIO_THEME,
    });
  }
});

/** The packages of this site stand in for those the project would install. */
async function writeProject(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

async function readScripts(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(scripts)).join('\n');
}
