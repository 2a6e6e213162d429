import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../source/site.ts';
import { provideSite } from '../currentSite.ts';
import type { PathGroup } from '../listPaths.ts';
import { createRenderer, type RenderPath } from './createRenderer.ts';
import { describeFailure } from './describeFailure.ts';

/** What a process is told first. */
export interface WorkerInput {
  readonly root: string;
  readonly site: Site;
}

/** What a process is told: the site, then one group of addresses after the other. */
export type WorkerMessage =
  | { readonly kind: 'start'; readonly input: WorkerInput }
  | { readonly kind: 'render'; readonly group: PathGroup };

/** What a process says about a group of addresses; null when all is well. */
export interface WorkerAnswer {
  readonly problem: string | null;
}

interface Renderer {
  readonly root: string;
  readonly render: RenderPath;
}

let renderer: Promise<Renderer> | undefined;

process.on('message', (message: WorkerMessage) => {
  if (message.kind === 'start') renderer = start(message.input);
  else void answer(message.group);
});

async function start({ root, site }: WorkerInput): Promise<Renderer> {
  provideSite(site);
  return { root, render: await createRenderer(root) };
}

async function answer(group: PathGroup): Promise<void> {
  process.send?.({ problem: await renderGroup(group) } satisfies WorkerAnswer);
}

/** The first address of a page is its document; the others share what was computed for it. */
async function renderGroup({ source, paths }: PathGroup): Promise<string | null> {
  for (const pathname of paths) {
    try {
      const { root, render } = (await renderer) ?? fail();
      const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const file = path.join(root, 'build/client', name);
      const bytes = await render(pathname);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    } catch (error) {
      return describeFailure(source, pathname, error);
    }
  }
  return null;
}

function fail(): never {
  throw new Error('The process was not told the site first.');
}
