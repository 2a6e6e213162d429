import { isCommercial } from '../../model/isCommercial.ts';
import {
  joinDemos,
  renderDemo,
  type RenderableDemo,
  type RenderedDemo,
  type RenderedDemos,
} from '../../demo/render/renderDemos.tsx';
import type { DemoRendition } from '../../model/demo.ts';
import type { DemoData, RenditionData } from '../../model/pageData.ts';
import { createKeeper } from '../../source/createKeeper.ts';
import type { SitePage } from '../../source/site.ts';
import { findClientFiles, type FindFiles } from '../clientFiles.ts';
import {
  isPrerendered,
  listDemoJobs,
  loadDemoJob,
  type DemoBlock,
  type DemoJob,
} from './demoJobs.ts';
import { findDemoFonts } from './findDemoFonts.ts';
import { findDemoStylesheets } from './findDemoStylesheets.ts';
import { formatMainFile, formatPreview, hasVariants } from './formatDemoCode.ts';
import { renderOrDescribe } from './renderOrDescribe.ts';
import { shareEqualParts } from './shareEqualParts.ts';

/** The demos of a page, rendered, with the styles and stylesheets they need. */
export interface PageDemos {
  readonly demos: ReadonlyMap<string, DemoData>;
  readonly styles: string;
  readonly stylesheets: readonly string[];
  readonly lateStylesheets: readonly string[];
  readonly fonts: readonly string[];
}

/** Renders all demos of a page and finds the addresses of their modules. */
export async function preparePageDemos(page: SitePage): Promise<PageDemos> {
  const blocks = page.blocks.filter((block) => block.kind === 'demo');
  const jobs = listDemoJobs(blocks);
  const rendered = jobs.filter(isPrerendered);
  const { html, styles, failed } = await renderJobs(rendered);
  const findFiles = await findClientFiles();
  const describe = (job: DemoJob): RenditionData => ({
    ...describeRendition(job, html[rendered.indexOf(job)], findFiles),
    ...(failed.has(job) ? { failed: true } : {}),
  });
  const stylesheets = jobs.map(({ rendition, theme }) => findDemoStylesheets(rendition, theme));
  return {
    demos: new Map(
      shareEqualParts(
        blocks.map((block) => {
          const own = jobs.filter((job) => job.block === block);
          return [block.demo.name, describeDemo(block, own.map(describe))] as const;
        }),
      ),
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
  readonly failed: ReadonlySet<DemoJob>;
}

async function renderJobs(jobs: readonly DemoJob[]): Promise<RenderedJobs> {
  const rendered = await Promise.all(
    jobs.map((job) =>
      renderOrDescribe({
        name: job.block.demo.name,
        styling: job.rendition.styling,
        module: job.rendition.module,
        render: async () => renderOnce(await loadDemoJob(job)),
      }),
    ),
  );
  return {
    ...joinDemos(rendered),
    failed: new Set(jobs.filter((_, index) => rendered[index]?.hasFailed)),
  };
}

const keepRendered = createKeeper();

/** In dev a page is rendered after each edit, and most of its demos have not changed. */
function renderOnce(demo: RenderableDemo): RenderedDemo {
  if (!import.meta.env.DEV) return renderDemo(demo);
  const { name, styling, Demo, Provider } = demo;
  return keepRendered(Demo, [name, styling, Provider], () => renderDemo(demo));
}

function describeDemo(
  { demo, options }: DemoBlock,
  [first, ...others]: readonly RenditionData[],
): DemoData {
  if (!first) throw new Error(`The demo ${demo.name} has no rendition.`);
  return { kind: 'demo', name: demo.name, options, renditions: [first, ...others] };
}

function describeRendition(
  { block, rendition, theme }: DemoJob,
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
