import path from 'node:path/posix';
import type ts from 'typescript';
import { RESERVED_DEMO_FILES } from '../../model/demo.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { DemoFiles } from './demoFiles.ts';
import { isRelative, listModules, type ModuleReference } from './moduleSpecifier.ts';
import { parseScript } from './parseScript.ts';

/** A file of a demo before anything is derived from it. */
export interface CollectedFile {
  /** Path from the project root. */
  readonly path: string;
  /** Path from the demo's folder. */
  readonly name: string;
  readonly code: string;
  /** Absent for stylesheets and data. */
  readonly script?: ts.SourceFile;
}

/** What was found by following a demo's imports. */
export interface CollectedFiles {
  readonly files: readonly CollectedFile[];
  readonly problems: readonly Problem[];
}

/** Extensions a demo may import from its folder, in the order they are tried. */
const SIBLING_EXTENSIONS = ['.tsx', '.ts', '.css', '.json'] as const;

/** Reads a demo's module and, recursively, the files of a folder that it imports: those beside it, unless told otherwise. */
export function collectFiles(
  reader: DemoFiles,
  module: string,
  folder = path.dirname(module),
): CollectedFiles {
  const files = new Map<string, CollectedFile>();
  const problems: Problem[] = [];
  const add = (file: string): void => {
    const code = reader.read(file);
    if (code === undefined || files.has(file)) return;
    const collected = createFile(file, path.relative(folder, file), code);
    files.set(file, collected);
    if (!RELATIVE_IMPORT.test(code) || !collected.script) return;
    for (const reference of listModules(collected.script)) {
      if (!isRelative(reference.specifier)) continue;
      const found = resolveSibling(reader, folder, file, reference);
      if (typeof found === 'string') add(found);
      else problems.push(found);
    }
  };
  add(module);
  return { files: [...files.values()], problems };
}

/** Only files that may import others need to be parsed to know which. */
const RELATIVE_IMPORT = /['"`]\.\.?(?:\/|['"`])/;

/** Parsed when asked for: what is known of a demo from before does not ask. */
function createFile(file: string, name: string, code: string): CollectedFile {
  if (!/\.tsx?$/.test(file)) return { path: file, name, code };
  let script: ts.SourceFile | undefined;
  return {
    path: file,
    name,
    code,
    get script() {
      script ??= parseScript(file, code);
      return script;
    },
  };
}

function resolveSibling(
  reader: DemoFiles,
  folder: string,
  importer: string,
  { specifier, line }: ModuleReference,
): string | Problem {
  const target = path.join(path.dirname(importer), specifier);
  const name = path.relative(folder, target);
  const at = { file: importer, line };
  if (name.startsWith('..')) {
    return {
      ...at,
      what: `The import "${specifier}" leads out of the demo's folder.`,
      fix: `Put the file into ${folder}/, so that readers get it with the demo.`,
    };
  }
  const found = listSiblingPaths(importer, specifier).find(
    (candidate) => reader.read(candidate) !== undefined,
  );
  if (found === undefined) {
    return {
      ...at,
      what: `The file "${specifier}" does not exist.`,
      fix: suggestName(specifier, listSiblings(reader, importer, specifier), 'The folder has'),
    };
  }
  if (!SIBLING_EXTENSIONS.some((extension) => found.endsWith(extension))) {
    return {
      ...at,
      what: `The import "${specifier}" is of a kind that demos cannot show.`,
      fix: `Import only files that end in ${SIBLING_EXTENSIONS.join(', ')}.`,
    };
  }
  if (RESERVED_DEMO_FILES.includes(path.relative(folder, found).replace(/\.\w+$/, ''))) {
    return {
      ...at,
      what: `The file name of "${specifier}" is taken in exported projects.`,
      fix: `Choose another name than ${RESERVED_DEMO_FILES.join(', ')}.`,
    };
  }
  return found;
}

/** Where the file of a relative import may be, in the order it is looked for. */
export function listSiblingPaths(importer: string, specifier: string): string[] {
  const target = path.join(path.dirname(importer), specifier);
  return [target, ...SIBLING_EXTENSIONS.map((extension) => target + extension)];
}

/** Files beside the importing one, written as the import was: with or without extension. */
function listSiblings(reader: DemoFiles, importer: string, specifier: string): string[] {
  const hasExtension = SIBLING_EXTENSIONS.some((extension) => specifier.endsWith(extension));
  return reader
    .list(path.dirname(importer))
    .filter((file) => file !== path.basename(importer))
    .map((file) => `./${hasExtension ? file : file.replace(/\.tsx?$/, '')}`);
}
