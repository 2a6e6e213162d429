import type { Problem } from '../../model/problem.ts';
import { digest } from '../cache.ts';
import { checkImports } from './checkImports.ts';
import { checkExport, checkSyntax } from './checkModule.ts';
import { collectFiles } from './collectFiles.ts';
import type { DemoContext } from './demoContext.ts';

/** The files that a miniature is made of, its module first, and all that is wrong with them. */
export interface ReadMiniature {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Readers do not see the code of miniatures, so files of other folders may be part of them. */
const FOLDER = 'content';

/** Reads a miniature, from the cache where its files did not change. */
export async function readMiniature(
  module: string,
  { files: reader, packages, cache, version }: DemoContext,
): Promise<ReadMiniature> {
  const { files, problems } = collectFiles(reader, module, FOLDER);
  const contents = files.flatMap(({ path, code }) => [path, code]);
  const key = digest(version, JSON.stringify(problems), ...contents);
  return cache.getOrCreate(key, async () => {
    const syntaxProblems = files.flatMap(checkSyntax);
    return {
      files: files.map(({ path }) => path),
      problems:
        syntaxProblems.length > 0
          ? syntaxProblems
          : [...checkExport('Miniature', files), ...problems, ...checkImports(files, packages)],
    };
  });
}
