import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSiteInput } from '../src/build/siteInput.ts';
import { formatProblems, type Problem } from '../src/model/problem.ts';
import type { ApiDocs } from '../src/source/api/joinPackages.ts';
import { loadSite } from '../src/source/loadSite.ts';
import type { Site } from '../src/source/site.ts';
import { VerbError } from './verbError.ts';

/** The site as its content says; stops with every problem in it. */
export async function loadCheckedContent(root: string, api: ApiDocs): Promise<Site> {
  const site = await loadContent(root, api);
  const { problems } = site;
  if (problems.length > 0) throw new VerbError(formatFindings(problems));
  return site;
}

/** All problems, and how many there are. */
export function formatFindings(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  return `${formatProblems(problems)}\n\n${count} in the content.`;
}

/** The site as its content says, without building it. */
export function loadContent(root: string, api: ApiDocs | null): Promise<Site> {
  const importModule = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(root, file)).href);
  return loadSite(createSiteInput(root, importModule), api);
}
