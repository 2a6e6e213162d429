import { createElement } from 'react';
import { products } from '../../../content/products.ts';
import { applyLicense } from '../../demo/runtime/applyLicense.ts';
import { isCommercial } from '../../model/isCommercial.ts';
import { loadDemoProvider } from '../../demo/runtime/demoProvider.ts';
import { resolveDemoTheme, type DemoTheme } from '../../demo/themes/demoTheme.ts';
import {
  DemoRenderError,
  renderDemos,
  type RenderableDemo,
  type RenderedDemos,
} from '../../demo/render/renderDemos.tsx';
import type { DemoRendition } from '../../model/demo.ts';
import type { Block } from '../../model/page.ts';
import type { DemoData, RenditionData } from '../../model/pageData.ts';
import { formatProblems } from '../../model/problem.ts';
import { describeImportError } from '../../source/describeImportError.ts';
import type { SitePage } from '../../source/site.ts';
import { findClientFiles, type FindFiles } from '../clientFiles.ts';
import { DemoFailure } from './DemoFailure.ts';
import { findDemoFonts } from './findDemoFonts.ts';
import { findDemoStylesheets } from './findDemoStylesheets.ts';
import { formatMainFile, formatPreview, hasVariants } from './formatDemoCode.ts';
import { loadDemoModule } from './loadDemoModule.ts';
import { formatStack } from './sourceLines.ts';

type DemoBlock = Extract<Block, { kind: 'demo' }>;

/** The demos of a page, rendered, with the styles and stylesheets they need. */
export interface PageDemos {
  readonly demos: ReadonlyMap<string, DemoData>;
  readonly styles: string;
  readonly stylesheets: readonly string[];
  readonly lateStylesheets: readonly string[];
  readonly fonts: readonly string[];
}

/** One rendition of a demo with the place it is used at. */
interface Job {
  readonly block: DemoBlock;
  readonly rendition: DemoRendition;
  readonly theme: DemoTheme;
}

/** Renders all demos of a page and finds the addresses of their modules. */
export async function preparePageDemos(page: SitePage): Promise<PageDemos> {
  const blocks = page.blocks.filter((block) => block.kind === 'demo');
  const jobs = blocks.flatMap((block) =>
    block.demo.renditions.map((rendition): Job => {
      const packages = Object.keys(rendition.dependencies);
      return {
        block,
        rendition,
        theme: resolveDemoTheme(packages, block.options.isolated, products),
      };
    }),
  );
  // A demo that needs its own viewport cannot be rendered without one.
  const rendered = jobs.filter(({ block }) => !block.options.iframe);
  const { html, styles, failed } = await renderJobs(rendered);
  const findFiles = await findClientFiles();
  const describe = (job: Job): RenditionData => ({
    ...describeRendition(job, html[rendered.indexOf(job)], findFiles),
    ...(failed.has(job) ? { failed: true } : {}),
  });
  const stylesheets = jobs.map(({ rendition, theme }) => findDemoStylesheets(rendition, theme));
  return {
    demos: new Map(
      blocks.map((block) => {
        const own = jobs.filter((job) => job.block === block);
        return [block.demo.name, describeDemo(block, own.map(describe))];
      }),
    ),
    styles,
    stylesheets: unique([
      ...stylesheets.flatMap(({ needed }) => needed),
      ...jobs.flatMap(({ rendition }) => findFiles(rendition.module).stylesheets),
    ]),
    lateStylesheets: unique(stylesheets.flatMap(({ late }) => late)),
    fonts: findDemoFonts(styles),
  };
}

interface RenderedJobs extends RenderedDemos {
  /** Those that show their mistake instead of themselves. */
  readonly failed: ReadonlySet<Job>;
}

/** In a build the first demo that fails ends it; in dev each shows its own mistake. */
async function renderJobs(jobs: readonly Job[]): Promise<RenderedJobs> {
  const failed = new Set<Job>();
  const replace = (job: Job, error: unknown): RenderableDemo => {
    if (!import.meta.env.DEV) throw error;
    failed.add(job);
    return describeFailed(job, error);
  };
  const loaded = await Promise.all(
    jobs.map((job) => loadJob(job).catch((error: unknown) => replace(job, error))),
  );
  for (;;) {
    try {
      return { ...renderDemos(loaded), failed };
    } catch (error) {
      const index = error instanceof DemoRenderError ? loaded.indexOf(error.demo) : -1;
      const job = jobs[index];
      if (!job || !(error instanceof DemoRenderError)) throw error;
      loaded[index] = replace(job, new DemoFailure(job.rendition.module, error.cause));
    }
  }
}

/** A demo that says what is wrong with the one in whose place it stands. */
function describeFailed({ block, rendition }: Job, error: unknown): RenderableDemo {
  const cause = error instanceof DemoFailure ? error.cause : error;
  if (cause instanceof Error) cause.stack = formatStack(cause);
  const message = formatProblems([describeImportError(rendition.module, cause)]);
  const { name } = block.demo;
  return {
    name,
    styling: rendition.styling,
    Demo: () => createElement('pre', { role: 'alert', 'data-failed': '' }, message),
    Provider: ({ children }) => children,
  };
}

async function loadJob({ block, rendition, theme }: Job): Promise<RenderableDemo> {
  const [Demo, Provider] = await Promise.all([
    loadDemoModule(rendition.module).catch((error: unknown) => {
      throw new DemoFailure(rendition.module, error);
    }),
    loadDemoProvider(theme),
    applyLicense(isCommercial(Object.keys(rendition.dependencies))),
  ]);
  return { name: block.demo.name, styling: rendition.styling, Demo, Provider };
}

function describeDemo(
  { demo, options }: DemoBlock,
  [first, ...others]: readonly RenditionData[],
): DemoData {
  if (!first) throw new Error(`The demo ${demo.name} has no rendition.`);
  return { kind: 'demo', name: demo.name, options, renditions: [first, ...others] };
}

function describeRendition(
  { block, rendition, theme }: Job,
  html: string | undefined,
  findFiles: FindFiles,
): RenditionData {
  const { sources } = rendition;
  const { module, preload } = findFiles(rendition.module);
  const { code, toolbar } = block.options;
  const previewHtml = toolbar && code === 'preview' ? formatPreview(sources) : null;
  const openHtml = code === 'open' ? formatMainFile(sources) : null;
  return {
    styling: rendition.styling,
    file: rendition.module,
    module,
    preload,
    theme,
    commercial: isCommercial(Object.keys(rendition.dependencies)),
    hasVariants: hasVariants(sources),
    hasPreview: previewHtml !== null,
    ...(html !== undefined ? { html } : {}),
    ...(previewHtml !== null ? { previewHtml } : {}),
    ...(openHtml !== null ? { openHtml, open: { files: listFileNames(sources) } } : {}),
  };
}

function listFileNames({ TS, JS }: DemoRendition['sources']): Record<'TS' | 'JS', string[]> {
  return { TS: TS.files.map(({ name }) => name), JS: JS.files.map(({ name }) => name) };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
