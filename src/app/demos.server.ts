import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import materialStyles from '#themes/material.css?url';
import joyStyles from '#themes/joy.css?url';
import robotoStyles from '../demo/fonts/roboto.css?url';
import { loadDemoProvider } from '../demo/demoProvider.ts';
import { resolveDemoTheme, type DemoTheme } from '../demo/demoTheme.ts';
import { renderDemos } from '../demo/renderDemos.tsx';
import type { Demo, DemoRendition } from '../model/demo.ts';
import type { Block } from '../model/page.ts';
import type { DemoData, RenditionData } from '../model/pageData.ts';

const demoModules = import.meta.glob<ComponentType>('/content/**/*.tsx', { import: 'default' });

const THEME_STYLES = {
  material: [materialStyles, robotoStyles],
  joy: [joyStyles],
  none: [],
} as const satisfies Record<DemoTheme, readonly string[]>;

type DemoBlock = Extract<Block, { kind: 'demo' }>;

/** The demos of a page, rendered, with the styles and stylesheets they need. */
export interface PageDemos {
  readonly demos: ReadonlyMap<string, DemoData>;
  readonly styles: string;
  readonly stylesheets: readonly string[];
}

/** Renders all demos of a page and finds the addresses of their modules. */
export async function preparePageDemos(blocks: readonly DemoBlock[]): Promise<PageDemos> {
  const jobs = await Promise.all(
    blocks.flatMap(({ demo, options }) =>
      demo.renditions.map(async (rendition) => {
        const theme = resolveDemoTheme(Object.keys(rendition.dependencies), options.isolated);
        const [Component, Provider] = await Promise.all([
          loadDemoModule(rendition.module),
          loadDemoProvider(theme),
        ]);
        return {
          name: demo.name,
          styling: rendition.styling,
          theme,
          rendition,
          Demo: Component,
          Provider,
        };
      }),
    ),
  );
  const { html, styles } = renderDemos(jobs);
  const files = await findClientFiles();
  const renditions = jobs.map(({ name, theme, rendition }, index) => ({
    name,
    data: describeRendition(rendition, theme, html[index] ?? '', files),
  }));
  return {
    demos: new Map(blocks.map((block) => [block.demo.name, describeDemo(block, renditions)])),
    styles,
    stylesheets: [
      ...new Set(
        renditions.flatMap(({ data }) => [...THEME_STYLES[data.theme], ...data.stylesheets]),
      ),
    ],
  };
}

async function loadDemoModule(file: string): Promise<ComponentType> {
  const load = demoModules[`/${file}`];
  if (!load) throw new Error(`The demo ${file} is not part of the build.`);
  return load();
}

function describeDemo(
  { demo, options }: DemoBlock,
  renditions: readonly { readonly name: string; readonly data: RenditionData }[],
): DemoData {
  const [first, ...others] = renditions
    .filter(({ name }) => name === demo.name)
    .map(({ data }) => data);
  if (!first) throw new Error(`The demo ${demo.name} has no rendition.`);
  return { kind: 'demo', name: demo.name, options, renditions: [first, ...others] };
}

function describeRendition(
  rendition: DemoRendition,
  theme: DemoTheme,
  html: string,
  files: ClientFiles,
): RenditionData {
  const { preview } = rendition.sources.TS;
  return {
    styling: rendition.styling,
    file: rendition.module,
    ...files(rendition.module),
    theme,
    hasPreview: preview !== undefined,
    html,
    ...(preview ? { previewHtml: formatPreview(rendition) } : {}),
  };
}

function formatPreview({ sources }: Demo['renditions'][number]): string {
  const { TS, JS } = sources;
  const block = (html: string, variant: string): string =>
    `<code class="code language-tsx"${variant}>${html}</code>`;
  const same = TS.preview?.code === JS.preview?.code || !JS.preview;
  const code = same
    ? block(TS.preview?.html ?? '', '')
    : block(TS.preview?.html ?? '', ' data-variant="TS"') +
      block(JS.preview?.html ?? '', ' data-variant="JS"');
  return `<div class="codeblock"><div class="code-actions"><button type="button" class="copy" data-copy>Copy</button></div><pre tabindex="0" translate="no">${code}</pre></div>`;
}

/** Addresses of a module, of what it imports, and of its stylesheets. */
type ClientFiles = (file: string) => Pick<RenditionData, 'module' | 'preload' | 'stylesheets'>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

let clientFiles: Promise<ClientFiles> | undefined;

function findClientFiles(): Promise<ClientFiles> {
  if (import.meta.env.DEV) {
    return Promise.resolve((file) => ({ module: `/${file}`, preload: [], stylesheets: [] }));
  }
  clientFiles ??= readManifest();
  return clientFiles;
}

/** The client build is finished when pages are prerendered, so its manifest knows every chunk. */
async function readManifest(): Promise<ClientFiles> {
  const file = path.join(process.cwd(), 'build/client/.vite/manifest.json');
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(file, 'utf8'));
  return (module) => {
    const chunks = collectChunks(manifest, module);
    const [own] = chunks;
    if (!own) throw new Error(`The client build has no chunk for ${module}.`);
    return {
      module: `/${own.file}`,
      preload: chunks.slice(1).map((chunk) => `/${chunk.file}`),
      stylesheets: chunks.flatMap(({ css = [] }) => css.map((name) => `/${name}`)),
    };
  };
}

function collectChunks(
  manifest: Readonly<Record<string, ManifestChunk>>,
  start: string,
  seen = new Set<string>(),
): ManifestChunk[] {
  const chunk = manifest[start];
  if (!chunk || seen.has(start)) return [];
  seen.add(start);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => collectChunks(manifest, name, seen))];
}
