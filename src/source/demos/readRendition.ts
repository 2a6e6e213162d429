import type { DemoRendition } from '../../model/demo.ts';
import type { Problem } from '../../model/problem.ts';
import { digest } from '../cache.ts';
import { checkAdvice } from './checkAdvice.ts';
import { checkErasable } from './checkErasable.ts';
import { checkImports } from './checkImports.ts';
import { checkExport, checkSyntax } from './checkModule.ts';
import { checkNames } from './checkNames.ts';
import { checkScript } from './checkScript.ts';
import { checkStylesheet } from './checkStylesheet.ts';
import { collectFiles, type CollectedFile } from './collectFiles.ts';
import type { DemoContext } from './demoContext.ts';
import { deriveSources } from './deriveSources.ts';
import type { DemoModule } from './findDemo.ts';
import { readUsedProps } from './readUsedProps.ts';
import { resolveDependencies } from './resolveDependencies.ts';

/** A rendition, unless its files cannot be parsed, and all that is wrong with it. */
export interface RenditionResult {
  readonly rendition?: DemoRendition;
  /** The demo's files from the project root, its module first. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads one rendition of a demo, from the cache where its files did not change. */
export async function readRendition(
  name: string,
  { module, styling }: DemoModule,
  context: DemoContext,
): Promise<RenditionResult> {
  const { files, problems } = collectFiles(context.files, module);
  const contents = files.flatMap((file) => [file.path, file.code]);
  const key = digest(context.version, JSON.stringify(problems), name, ...contents);
  return context.cache.getOrCreate(key, async () => {
    const paths = files.map((file) => file.path);
    const syntaxProblems = files.flatMap(checkSyntax);
    if (syntaxProblems.length > 0) return { files: paths, problems: syntaxProblems };
    const unerasable = files.flatMap(checkErasable);
    const found = [...checkExport(name, files), ...problems, ...checkFiles(files, context)];
    if (unerasable.length > 0) {
      return { files: paths, problems: [...found, ...unerasable] };
    }
    const scripts = files.flatMap(({ script }) => (script ? [script] : []));
    const rendition: DemoRendition = {
      styling,
      module,
      sources: await deriveSources(name, files, context.formatting),
      dependencies: resolveDependencies(files, context.packages),
      usedProps: readUsedProps(scripts, context.documentedPackages),
    };
    return { rendition, files: paths, problems: found };
  });
}

function checkFiles(files: readonly CollectedFile[], { packages }: DemoContext): Problem[] {
  return [
    ...checkImports(files, packages),
    ...files.flatMap((file) => [
      ...checkNames(file),
      ...checkScript(file),
      ...checkAdvice(file),
      ...checkStylesheet(file),
    ]),
  ];
}
