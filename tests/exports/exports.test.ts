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
const FIXTURES = 'tests/fixtures/demos';

const templates = (await Promise.all(['material-ui', 'joy-ui'].map(listTemplates))).flat();

/** What this site has under another name. */
const STAND_INS = { '@fontsource/inter': '@fontsource-variable/inter' };

describe('exported projects build', () => {
  let folder: string;
  let context: DemoContext;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'exports-'));
    // The packages of this site stand in for those the projects would install.
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
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
    await writeProject(project, await exportDemo(FIXTURES, name, variant, styling));
    await promisify(execFile)('npm', ['run', 'build'], { cwd: project });
    expect(await readFile(path.join(project, 'dist/index.html'), 'utf8')).toContain('/assets/');
    expect(await readScripts(path.join(project, 'dist/assets'))).toContain(text);
  });

  it('knows all templates', () => {
    expect(templates.length).toBeGreaterThanOrEqual(8);
  });

  it.each(templates)('$product: $name, with all its files', async ({ name, ...template }) => {
    const files = await exportDemo(template.folder, name, 'TS', null);
    const own = await readdir(path.join(root, template.folder, name));
    const names = own.map((file) => (file === `${name}.tsx` ? 'Demo.tsx' : file));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(names.map((file) => `src/${file}`)));
    const project = path.join(folder, name);
    await writeProject(project, files);
    // The types of a template are checked with the content, those of a project's own files with the demos above.
    await promisify(execFile)('npm', ['exec', '--', 'vite', 'build'], { cwd: project });
    expect(await readFile(path.join(project, 'dist/index.html'), 'utf8')).toContain('/assets/');
  });

  async function exportDemo(
    demoFolder: string,
    name: string,
    variant: CodeVariant,
    styling: Styling | null,
  ) {
    const usedAt = { file: 'tests/exports/exports.test.ts', line: 1 };
    const { demo } = await readDemo({ folder: demoFolder, name, usedAt }, context);
    const rendition = demo?.renditions.find((candidate) => candidate.styling === styling);
    if (!rendition) throw new Error(`The demo ${name} was not read.`);
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

async function listTemplates(product: string) {
  const folder = `content/${product}/getting-started/templates`;
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ product, folder, name: entry.name }));
}

async function writeProject(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const [name, installed] of Object.entries(STAND_INS)) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, 'node_modules', installed), link);
  }
}

async function readScripts(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(scripts)).join('\n');
}
