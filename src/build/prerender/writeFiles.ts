import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_ID_PLACEHOLDER } from '../bundle.ts';
import { isDocument } from './isDocument.ts';
import type { RenderedFiles } from './pageStore.ts';

/** Where a build is written to, and its name. */
export interface BuildOutput {
  readonly output: string;
  readonly buildId: string;
}

/** Writes rendered files to where hosts look for their addresses. */
export async function writeFiles(
  { output, buildId }: BuildOutput,
  files: RenderedFiles,
): Promise<void> {
  for (const [pathname, content] of files) {
    const file = path.join(output, isDocument(pathname) ? `${pathname}index.html` : pathname);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, nameBuild(content, buildId));
  }
}

/** Puts the build's name in its place. Files are not decoded for that: they are many. */
function nameBuild(content: Buffer, buildId: string): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (
    let place = content.indexOf(BUILD_ID_PLACEHOLDER);
    place !== -1;
    place = content.indexOf(BUILD_ID_PLACEHOLDER, start)
  ) {
    parts.push(content.subarray(start, place), Buffer.from(buildId));
    start = place + BUILD_ID_PLACEHOLDER.length;
  }
  return parts.length === 0 ? content : Buffer.concat([...parts, content.subarray(start)]);
}
