import { products } from '../../../content/products.ts';
import { applyLicense } from '../../demo/runtime/applyLicense.ts';
import { loadDemoProvider } from '../../demo/runtime/demoProvider.ts';
import type { RenderableDemo } from '../../demo/render/renderDemos.tsx';
import { resolveDemoTheme, type DemoTheme } from '../../demo/themes/demoTheme.ts';
import type { DemoRendition } from '../../model/demo.ts';
import { isCommercial } from '../../model/isCommercial.ts';
import type { Block } from '../../model/page.ts';
import { DemoFailure } from './DemoFailure.ts';
import { loadDemoModule } from './loadDemoModule.ts';

export type DemoBlock = Extract<Block, { kind: 'demo' }>;

/** One rendition of a demo with the place it is used at. */
export interface DemoJob {
  readonly block: DemoBlock;
  readonly rendition: DemoRendition;
  readonly theme: DemoTheme;
}

/** All renditions of a page's demos. */
export function listDemoJobs(blocks: readonly Block[]): DemoJob[] {
  const demos = blocks.filter((block) => block.kind === 'demo');
  return demos.flatMap((block) =>
    block.demo.renditions.map((rendition) => {
      const packages = Object.keys(rendition.dependencies);
      return {
        block,
        rendition,
        theme: resolveDemoTheme(packages, block.options.isolated, products),
      };
    }),
  );
}

/** Whether a demo is rendered ahead: one that needs its own viewport cannot be without one. */
export function isPrerendered({ block }: DemoJob): boolean {
  return !block.options.iframe;
}

/** Loads what a demo is rendered with; a demo that cannot be loaded is a `DemoFailure`. */
export async function loadDemoJob({ block, rendition, theme }: DemoJob): Promise<RenderableDemo> {
  const [Demo, Provider] = await Promise.all([
    loadDemoModule(rendition.module).catch((error: unknown) => {
      throw new DemoFailure(rendition.module, error);
    }),
    loadDemoProvider(theme),
    applyLicense(isCommercial(Object.keys(rendition.dependencies))),
  ]);
  return { name: block.demo.name, styling: rendition.styling, Demo, Provider };
}
