import path from 'node:path';
import { formatSlug, type ApiDoc, type ComponentDoc, type HookDoc } from '../../../model/apiDoc.ts';
import { suggestName, type Problem } from '../../../model/problem.ts';
import type { ApiPackage } from '../apiPackages.ts';
import { findPackageLine } from '../findPackageLine.ts';
import { readComponentNotes } from './componentNotes.ts';
import { formatImport, formatImports } from './formatImports.ts';
import { createModuleReader } from './jsModule.ts';
import { createNamedTypes, type FindNamedTypes } from './namedTypes.ts';
import { findScript, openPackage, type PackageDeclarations } from './openPackage.ts';
import { findOwner, isOpenlyLicensed, readManifest } from './packageManifest.ts';
import { readComponent, type ComponentTables } from './readComponent.ts';
import { readHook, type HookTables } from './readHook.ts';
import { renderExports } from './renderedExports.ts';
import { selectPublic, type PublicExport } from './selectPublic.ts';
import { linkSource, readRelease, type Release } from './sourceLink.ts';

/** Everything one package tells, before packages are put together. */
export interface PackageDocs {
  readonly components: readonly ComponentDoc[];
  readonly hooks: readonly HookDoc[];
  /** Components of other packages that this one offers too, with the statement to import them. */
  readonly reexports: readonly {
    readonly name: string;
    readonly from: string;
    readonly import: string;
  }[];
  readonly problems: readonly Problem[];
}

/** Where a package to be read is. */
export interface PackageLocation {
  /** Project root, from which problems name files. */
  readonly root: string;
  readonly directory: string;
}

/** Reads all components and hooks of an installed package. */
export function extractPackage(config: ApiPackage, location: PackageLocation): PackageDocs {
  const manifest = readManifest(location.directory);
  if (!manifest) throw new Error(`${config.name} is not installed.`);
  const opened = openPackage(location.directory, manifest);
  const exports = selectPublic(opened, config);
  const { checker, rendered } = renderExports(opened, exports);
  const context = {
    checker,
    mayQuote: createQuoteCheck(opened),
    readModule: createModuleReader(),
    directory: location.directory,
    undescribed: config.undescribed,
  };
  const findNamedTypes = createNamedTypes(checker, opened.declaredTypes);
  const release = readRelease(manifest, location.directory);
  const problems = findMissing(location.root, config, exports);
  const docs = exports.flatMap((exported, index): ApiDoc[] => {
    const use = rendered[index];
    if (!use) return [];
    try {
      const identity = readIdentity(config, opened, release, exported, context.mayQuote);
      if (exported.kind === 'hook') {
        const tables = readHook({ ...context, owner: exported.name }, use);
        const named = listNamed(opened, tables, exported.file, findNamedTypes);
        return [{ ...identity.doc, kind: 'hook', ...named, ...tables }];
      }
      const tables = readComponent(context, exported, use);
      const named = listNamed(opened, tables, exported.file, findNamedTypes);
      const { inherits } = identity;
      return [{ ...identity.doc, kind: 'component', ...named, inherits, size: null, ...tables }];
    } catch (error) {
      problems.push(describeFailure(location.root, config, exported, error));
      return [];
    }
  });
  return {
    components: docs.filter((doc) => doc.kind === 'component'),
    hooks: docs.filter((doc) => doc.kind === 'hook'),
    reexports: listReexports(opened),
    problems,
  };
}

/** Names that the tables mention and the package's repository declares, and what the small ones stand for. */
function listNamed(
  { declaredTypes }: PackageDeclarations,
  tables: ComponentTables | HookTables,
  file: string,
  findNamedTypes: FindNamedTypes,
): Pick<ApiDoc, 'ownTypes' | 'namedTypes'> {
  const names = JSON.stringify(tables).match(/(?<![\w.])[A-Z]\w+/g) ?? [];
  const ownTypes = [...new Set(names)].filter((name) => declaredTypes.has(name)).sort();
  const rows = 'props' in tables ? tables.props : [...tables.parameters, ...tables.returnValue];
  const code = rows.map(({ type, wholeType }) => `${type}\n${wholeType ?? ''}`);
  return { ownTypes, namedTypes: findNamedTypes(code.join('\n'), file) };
}

/** Texts may be quoted from packages with an open licence only. */
function createQuoteCheck({ directory, manifest }: PackageDeclarations): (file: string) => boolean {
  const known = new Map([[directory, isOpenlyLicensed(manifest)]]);
  return (file) => {
    const owner = findOwner(file)?.directory ?? directory;
    const answer = known.get(owner) ?? isOpenlyLicensed(readManifest(owner) ?? manifest);
    known.set(owner, answer);
    return answer;
  };
}

function readIdentity(
  config: ApiPackage,
  { directory, manifest }: PackageDeclarations,
  release: Release,
  { name, file, comment, places }: PublicExport,
  mayQuote: (file: string) => boolean,
) {
  const { inherits, ...notes } = readComponentNotes(comment, mayQuote(file));
  return {
    inherits,
    doc: {
      name,
      slug: formatSlug(name),
      package: config.name,
      productId: config.productId,
      plan: config.plan,
      ...notes,
      imports: formatImports(name, config.name, places),
      source: linkSource(manifest, directory, findScript(file), release),
    },
  };
}

function listReexports({ manifest, exports }: PackageDeclarations): PackageDocs['reexports'] {
  return exports.flatMap(({ symbol, places }) => {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    const from = file && findOwner(file)?.name;
    const place = places.find(({ specifier }) => specifier === manifest.name);
    if (!from || from === manifest.name || !place || !/^[A-Z]/.test(place.name)) return [];
    return [{ name: place.name, from, import: formatImport(place.name, place) }];
  });
}

function findMissing(
  root: string,
  config: ApiPackage,
  exports: readonly PublicExport[],
): Problem[] {
  const names = exports.map(({ name }) => name);
  return config.also
    .filter((name) => !names.includes(name))
    .map((name) => ({
      ...findPackageLine(root, config.name, name),
      what: `${config.name} does not export "${name}".`,
      fix: suggestName(name, names, 'It has'),
    }));
}

function describeFailure(
  root: string,
  config: ApiPackage,
  exported: PublicExport,
  error: unknown,
): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file: path.relative(root, exported.file),
    line: exported.line,
    what: `The API of ${exported.name} (${config.name}) cannot be read. ${reason}`,
    fix: 'Install a version of the package that this site was tested with, or leave the component out in src/source/api/apiPackages.ts.',
  };
}
