import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_ID_PLACEHOLDER } from '../bundle.ts';
import { arrangeHead } from './arrangeHead.ts';
import { minifyScripts } from './minifyScripts.ts';

/** Where a build is written to, and its name. */
export interface BuildOutput {
  readonly output: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly base: string;
  readonly buildId: string;
}

/** Addresses and what was rendered for them. */
export type RenderedFiles = readonly (readonly [pathname: string, text: string])[];

/** Writes rendered files to where hosts look for their addresses. */
export async function writeFiles(build: BuildOutput, files: RenderedFiles): Promise<void> {
  for (const [pathname, text] of files) await writeOne(build, pathname, text);
}

async function writeOne(
  { output, base, buildId }: BuildOutput,
  pathname: string,
  text: string,
): Promise<void> {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const file = path.join(output, name);
  const finished = name === pathname ? text : await finishDocument(text, output, base);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, finished.replaceAll(BUILD_ID_PLACEHOLDER, buildId));
}

const stylesheets = new Map<string, Promise<string>>();

/** Not part of what is kept: it follows from files that are named by their content. */
function finishDocument(html: string, output: string, base: string): Promise<string> {
  return arrangeHead(minifyScripts(html), (href) => {
    const known =
      stylesheets.get(href) ?? readFile(path.join(output, href.slice(base.length)), 'utf8');
    stylesheets.set(href, known);
    return known;
  });
}
