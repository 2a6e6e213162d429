import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE_STAMP } from '../src/build/bundle.ts';
import { startRenderProcess, type RenderProcess } from '../src/build/prerender/renderProcess.ts';
import { withLock } from '../src/files/withLock.ts';
import { isBuilt, type BuildOptions } from './buildStamp.ts';

/** Builds the whole site. Another build of this folder is waited for. */
export function runBuild(options: BuildOptions): Promise<void> {
  return afterOthers(options, () => build(options));
}

/** Builds the site unless the last build was made from exactly the same files and settings. */
export function ensureBuild(options: BuildOptions): Promise<void> {
  return afterOthers(options, async () => {
    if (await isBuilt(options)) console.log('Nothing has changed since the last build.');
    else await build(options);
  });
}

function afterOthers({ root }: BuildOptions, work: () => Promise<void>): Promise<void> {
  return withLock(join(root, '.cache/build'), work, () =>
    console.log('Waiting for another build of this folder …'),
  );
}

/** All that builds a site takes seconds to load, which those who need none are spared. */
async function build(options: BuildOptions): Promise<void> {
  const renderer = await startEarly(options);
  try {
    const { buildSite } = await import('./buildSite.ts');
    await buildSite(options, renderer);
  } finally {
    renderer?.stop();
  }
}

/** Most edits leave the bundles as they are, so the last one is loaded while content is read. */
async function startEarly({ root, verbose }: BuildOptions): Promise<RenderProcess | null> {
  const bundle = await readFile(join(root, BUNDLE_STAMP), 'utf8').catch(() => null);
  return bundle === null ? null : startRenderProcess({ root, bundle, verbose });
}
