import path from 'node:path';
import { ts } from '../../src/source/typescript.js';
import type { CodeFile } from './codeFiles.ts';

/**
 * Checks the types of code blocks against the installed packages, as a reader's strict project would, and says for
 * each error where it stands. Blocks of a page import each other by their titles.
 */
export function checkCodeFiles(root: string, files: readonly CodeFile[]): string[] {
  const host = createHost(root, files);
  const augmenting = files.filter(({ code }) => /^declare (?:module|global)/m.test(code));
  const others = files.filter((file) => !augmenting.includes(file));
  // What one block adds to the types of a package must not reach another.
  const groups = [others, ...augmenting.map((file) => [file])];
  let program: ts.Program | undefined;
  return groups.flatMap((group) => {
    const names = group.map((file) => host.nameOf(file));
    program = ts.createProgram(names, OPTIONS, host, program);
    return group.flatMap((file) => findErrors(program, host.nameOf(file), file));
  });
}

/** What strict projects of readers set. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node', 'vite/client'],
  strict: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

interface CodeHost extends ts.CompilerHost {
  /** The path under which the compiler sees a block. */
  nameOf(file: CodeFile): string;
}

/** A compiler host for which the blocks are files in folders of their own beside their page. */
function createHost(root: string, files: readonly CodeFile[]): CodeHost {
  const disk = ts.createCompilerHost(OPTIONS);
  const nameOf = ({ page, line, title }: CodeFile): string =>
    path.posix.join(root, page.replace(/\.md$/, ''), `line-${line}`, title);
  const blocks = new Map(files.map((file) => [nameOf(file), file]));
  const sources = new Map<string, ts.SourceFile | undefined>();
  const resolved = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  return {
    ...disk,
    nameOf,
    getCurrentDirectory: () => root,
    fileExists: (name) => blocks.has(name) || disk.fileExists(name),
    readFile: (name) => blocks.get(name)?.code ?? disk.readFile(name),
    getSourceFile(name, options) {
      if (!sources.has(name)) {
        const block = blocks.get(name);
        const source = block
          ? ts.createSourceFile(name, block.code, options)
          : disk.getSourceFile(name, options);
        sources.set(name, source);
      }
      return sources.get(name);
    },
    resolveModuleNameLiterals(literals, containing) {
      const importer = blocks.get(containing);
      return literals.map(({ text }) => {
        const sibling = importer && findSibling(files, importer, text);
        if (sibling) {
          const extension = sibling.title.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
          return { resolvedModule: { resolvedFileName: nameOf(sibling), extension } };
        }
        return ts.resolveModuleName(text, containing, OPTIONS, disk, resolved);
      });
    },
  };
}

/** The block that an import means: the last one of that name above the importer, or else the first below. */
function findSibling(
  files: readonly CodeFile[],
  importer: CodeFile,
  specifier: string,
): CodeFile | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const meant = path.posix
    .join(path.posix.dirname(importer.title), specifier)
    .replace(/\.[jt]sx?$/, '');
  const named = files.filter(
    ({ page, title }) => page === importer.page && title.replace(/\.tsx?$/, '') === meant,
  );
  return named.findLast(({ line }) => line < importer.line) ?? named[0];
}

/** The errors of a block, without imports of files that are the reader's own. */
function findErrors(program: ts.Program | undefined, name: string, file: CodeFile): string[] {
  const source = program?.getSourceFile(name);
  if (!program || !source) return [`${file.page}:${file.line} ${file.title} was not read.`];
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return diagnostics.flatMap(({ code, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (code === MODULE_NOT_FOUND && /'\.{1,2}\//.test(message)) return [];
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `${file.page}:${file.line + line} ${file.title}: ${message}`;
  });
}

const MODULE_NOT_FOUND = 2307;
