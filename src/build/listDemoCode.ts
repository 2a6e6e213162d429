import { listBaseLibraries } from '../demo/export/exportLibraries.ts';
import type { DemoCode } from '../model/pageData.ts';
import type { SiteDemo } from '../source/site.ts';
import { getSite } from './currentSite.ts';
import { perSite } from './perSite.ts';

const groupByPage = perSite(({ demos }) => {
  const groups = new Map<string, SiteDemo[]>();
  for (const demo of demos) {
    groups.set(demo.pathname, [...(groups.get(demo.pathname) ?? []), demo]);
  }
  return groups;
});

/** The code of a page's demos, for readers who open, copy or edit it. */
export async function listDemoCode(pathname: string): Promise<readonly DemoCode[]> {
  const site = await getSite();
  const demos = groupByPage(site).get(pathname) ?? [];
  return demos.map(({ name, renditions }) => ({
    name,
    renditions: renditions.map(({ styling, sources, dependencies }) => ({
      styling,
      sources,
      dependencies,
      libraries: listBaseLibraries(sources.TS.files, site.products),
    })),
  }));
}
