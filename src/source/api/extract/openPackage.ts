import path from 'node:path';
import { ts } from '../../typescript.js';
import {
  findOwner,
  listSpecifiers,
  readManifest,
  type PackageManifest,
} from './packageManifest.ts';

/** A name a package exports, with every specifier that offers it. */
export interface ExportedSymbol {
  readonly symbol: ts.Symbol;
  readonly places: readonly ExportPlace[];
}

/** Where types are declared, by name. */
export type DeclaredTypes = ReadonlyMap<string, readonly TypeDeclaration[]>;
export type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export interface ExportPlace {
  readonly specifier: string;
  readonly name: string;
}

/** A package's declarations, ready to be asked. */
export interface PackageDeclarations {
  readonly directory: string;
  readonly manifest: PackageManifest;
  readonly checker: ts.TypeChecker;
  readonly exports: readonly ExportedSymbol[];
  /** The types that its repository declares, in this package or in one it builds on, by name. */
  readonly declaredTypes: DeclaredTypes;
  /** The declaration files of the public specifiers. */
  readonly entries: ReadonlyMap<string, string>;
  /** Type checks a further file beside the package's manifest, parsing nothing twice. */
  readonly checkWith: (text: string) => { checker: ts.TypeChecker; file: ts.SourceFile };
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Loads the declarations of a package the way a bundler's user sees them. */
export function openPackage(directory: string, manifest: PackageManifest): PackageDeclarations {
  const extraFile = path.join(directory, '__rendered__.tsx');
  const host = createCachingHost();
  const entries = findEntries(listSpecifiers(directory, manifest), extraFile, host);
  const roots = [extraFile, ...new Set(entries.values())];
  host.setText(extraFile, 'export {};');
  const program = ts.createProgram(roots, OPTIONS, host);
  const checker = program.getTypeChecker();
  return {
    directory,
    manifest,
    checker,
    entries,
    declaredTypes: listDeclaredTypes(program, directory, manifest),
    exports: listExports(program, checker, entries),
    checkWith: (text) => {
      host.setText(extraFile, text);
      const extended = ts.createProgram(roots, OPTIONS, host, program);
      const file = extended.getSourceFile(extraFile);
      if (!file) throw new Error(`The file ${extraFile} is missing from its own program.`);
      return { checker: extended.getTypeChecker(), file };
    },
  };
}

/** The published JavaScript beside a declaration file. */
export function findScript(declarationFile: string): string {
  return declarationFile.replace(/\.d\.(m?)ts$/, '.$1js');
}

type CachingHost = ts.CompilerHost & { setText: (file: string, text: string) => void };

/** Packages build on each other: what one of them has parsed, the next need not parse again. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

function createCachingHost(): CachingHost {
  const host = ts.createCompilerHost(OPTIONS);
  const extraFiles = new Map<string, ts.SourceFile>();
  return {
    ...host,
    fileExists: (file) => extraFiles.has(file) || host.fileExists(file),
    getSourceFile: (file, ...options) => {
      const extra = extraFiles.get(file);
      if (extra) return extra;
      if (!parsedFiles.has(file)) parsedFiles.set(file, host.getSourceFile(file, ...options));
      return parsedFiles.get(file);
    },
    setText: (file, text) => {
      extraFiles.set(file, ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
    },
  };
}

function findEntries(
  specifiers: readonly string[],
  importer: string,
  host: ts.CompilerHost,
): Map<string, string> {
  const entries = new Map<string, string>();
  for (const specifier of specifiers) {
    const resolved = ts.resolveModuleName(specifier, importer, OPTIONS, host).resolvedModule;
    if (resolved && /\.d\.m?ts$/.test(resolved.resolvedFileName)) {
      entries.set(specifier, resolved.resolvedFileName);
    }
  }
  return entries;
}

function listDeclaredTypes(
  program: ts.Program,
  directory: string,
  manifest: PackageManifest,
): DeclaredTypes {
  const known = new Map<string, boolean>();
  const scope = manifest.name.slice(0, manifest.name.indexOf('/') + 1);
  const isOfRepository = (file: string): boolean => {
    const owner = findOwner(file);
    if (!owner) return file.startsWith(`${directory}/`);
    const answer =
      known.get(owner.directory) ??
      (owner.name.startsWith(scope) &&
        readManifest(owner.directory)?.repository?.url === manifest.repository?.url);
    known.set(owner.directory, answer);
    return answer;
  };
  const files = program.getSourceFiles().filter(({ fileName }) => isOfRepository(fileName));
  const declared = new Map<string, TypeDeclaration[]>();
  for (const statement of files.flatMap(({ statements }) => [...statements])) {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
    const namesakes = declared.get(statement.name.text);
    if (namesakes) namesakes.push(statement);
    else declared.set(statement.name.text, [statement]);
  }
  return declared;
}

function listExports(
  program: ts.Program,
  checker: ts.TypeChecker,
  entries: ReadonlyMap<string, string>,
): ExportedSymbol[] {
  const places = new Map<ts.Symbol, ExportPlace[]>();
  for (const [specifier, file] of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
      const known = places.get(symbol) ?? [];
      known.push({ specifier, name: exported.name });
      places.set(symbol, known);
    }
  }
  return [...places].map(([symbol, found]) => ({ symbol, places: found }));
}
