import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBasePath } from '../src/build/basePath.ts';
import { BUNDLED_WORKER } from '../src/build/bundle.ts';
import { compressFiles } from '../src/hosting/compressFiles.ts';
import { listNotFoundFolders } from '../src/hosting/notFoundFolders.ts';
import { writeHostingFiles } from '../src/hosting/writeHostingFiles.ts';
import { buildOffline } from '../src/offline/build/buildOffline.ts';
import { hashSearchFiles } from '../src/search/index/hashSearchFiles.ts';
import type { Product } from '../src/model/product.ts';
import type { Site } from '../src/source/site.ts';
import type { BuildEnv } from './buildEnv.ts';
import { createSiteRules } from './siteRules.ts';
import { runStep } from './steps.ts';

export interface FinishOptions {
  readonly root: string;
  readonly env: BuildEnv;
  readonly site: Site;
  /** Holds the prerendered site in `client`. */
  readonly buildDirectory: string;
  readonly buildId: string;
  readonly compress: boolean;
}

/**
 * The steps between prerendered pages and a site that can be served. What names files comes before what lists
 * them; compressing comes last.
 */
export async function finishBuild(options: FinishOptions): Promise<void> {
  const { root, env, site, buildDirectory, buildId, compress } = options;
  const base = readBasePath(env.SITE_URL);
  const clientDirectory = join(buildDirectory, 'client', base);
  await placeNotFound(clientDirectory, site.products);
  await runStep('naming search files', async () => {
    const count = await hashSearchFiles(clientDirectory);
    return { result: null, what: `named ${count} search files` };
  });
  await runStep('making the service worker', async (onProgress) => {
    const isKilled = env.SW_KILL === 'true';
    const what = await buildOffline({
      clientDirectory,
      products: site.products,
      pages: site.pages.map(({ pathname, productId, frontMatter: { title } }) => ({
        pathname,
        productId,
        title,
      })),
      bundledWorker: join(root, BUNDLED_WORKER),
      isKilled,
      onProgress,
    });
    return { result: null, what: `made ${what}` };
  });
  await writeHostingFiles(buildDirectory, createSiteRules(env));
  if (compress) await compressAll(root, clientDirectory, buildId);
}

function compressAll(root: string, clientDirectory: string, buildId: string): Promise<null> {
  return runStep('compressing', async (onProgress) => {
    const { files, fresh } = await compressFiles({
      clientDirectory,
      cacheDirectory: join(root, '.cache/compressed'),
      buildId,
      now: Date.now(),
      onProgress,
    });
    return { result: null, what: `compressed ${files} files, ${fresh} anew` };
  });
}

/** Puts the pages for unknown addresses where hosts look: that of the site, and those of its products. */
async function placeNotFound(clientDirectory: string, products: readonly Product[]): Promise<void> {
  for (const folder of ['', ...listNotFoundFolders(products)]) {
    const place = join(clientDirectory, folder);
    await rename(join(place, '404/index.html'), join(place, '404.html'));
    await rm(join(place, '404'), { recursive: true });
  }
}
