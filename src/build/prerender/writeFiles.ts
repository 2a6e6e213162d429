import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sealPage, type Seal } from '../../hosting/sealPage.ts';
import { BUILD_ID_PLACEHOLDER } from '../bundle.ts';
import { isDocument } from './finishDocument.ts';

/** Where a build is written to, and its name. */
export interface BuildOutput {
  readonly output: string;
  readonly buildId: string;
  readonly seal: Seal;
}

/** Addresses and what was rendered for them. */
export type RenderedFiles = readonly (readonly [pathname: string, text: string])[];

/** Writes rendered files to where hosts look for their addresses. */
export async function writeFiles(build: BuildOutput, files: RenderedFiles): Promise<void> {
  for (const [pathname, text] of files) await writeOne(build, pathname, text);
}

async function writeOne(
  { output, buildId, seal }: BuildOutput,
  pathname: string,
  text: string,
): Promise<void> {
  const named = text.replaceAll(BUILD_ID_PLACEHOLDER, buildId);
  const file = path.join(output, isDocument(pathname) ? `${pathname}index.html` : pathname);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, isDocument(pathname) ? sealPage(named, pathname, seal) : named);
}
