import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSiteInput } from '../src/build/siteInput.ts';
import { formatProblems, type Problem } from '../src/model/problem.ts';
import type { ApiDocs } from '../src/source/api/joinPackages.ts';
import { assembleSite } from '../src/source/assembleSite.ts';
import { loadSite } from '../src/source/loadSite.ts';
import { readSiteFiles, type SiteFiles, type SiteInput } from '../src/source/readSiteFiles.ts';
import type { Site } from '../src/source/site.ts';
import type { ReportProgress } from './steps.ts';
import { VerbError } from './verbError.ts';

/** The site as its files say; stops with every problem in it. */
export function assembleChecked(files: SiteFiles, api: ApiDocs): Site {
  const site = assembleSite(files, api);
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
export function loadContent(
  root: string,
  api: ApiDocs | null,
  onProgress?: ReportProgress,
): Promise<Site> {
  return loadSite(createInput(root), api, onProgress);
}

/** Reads every file of the content by itself. */
export function readContent(root: string, onProgress?: ReportProgress): Promise<SiteFiles> {
  return readSiteFiles(createInput(root), onProgress);
}

function createInput(root: string): SiteInput {
  return createSiteInput(root, (file) => import(pathToFileURL(join(root, file)).href));
}
