import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isCommercial } from '../../model/isCommercial.ts';
import { formatNotices, formatSbom, LICENSES_FILE, SBOM_FILE } from '../licenses/formatLicenses.ts';
import { findStrayPackages, type BuiltScript } from '../licenses/findStrayPackages.ts';
import { listImportedPackages, listStylePackages } from '../licenses/listImportedPackages.ts';
import { packageOf, type PackageFolder } from '../licenses/packageOf.ts';
import { addDependencies, readShippedPackage } from '../licenses/shippedPackage.ts';
import { FONT_FILES } from './fontSubsets.ts';

/** Scripts that are bundled apart from all others. */
const WORKERS = ['src/offline/worker/serviceWorker.ts', 'src/search/worker/searchWorker.ts'];

/**
 * Writes which packages reach browsers, with their licences, and stops the build when a commercial one would reach pages
 * that do not demonstrate it.
 */
export function shippedPackages(): Plugin {
  return {
    name: 'swatchbook:shipped-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const files = Object.values(bundle);
      const scripts = files.filter((file) => file.type === 'chunk');
      const stray = findStrayPackages(scripts.map((script) => describeScript(this, script)));
      if (stray.length > 0) {
        this.error(
          `${stray.join('\n')}\nImport commercial packages in demos of their own products only, and give each a group in chunkGroups.ts.`,
        );
      }
      const folders = new Map<string, PackageFolder>();
      for (const source of [...files.flatMap(listSources), ...FONT_FILES]) {
        const found = packageOf(source);
        if (found) folders.set(found.folder, found);
      }
      const names = await Promise.all([
        ...WORKERS.map((worker) => listImportedPackages(path.join(root, worker))),
        ...(await listOwnStyles(root)).map(readStylePackages),
      ]);
      for (const found of await addDependencies(root, names.flat())) {
        folders.set(found.folder, found);
      }
      const packages = await Promise.all(
        [...folders.values()].map((folder) => readShippedPackage(root, folder)),
      );
      const unique = [...new Map(packages.map((each) => [`${each.name} ${each.version}`, each]))]
        .sort(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([, each]) => each);
      this.emitFile({ type: 'asset', fileName: SBOM_FILE, source: formatSbom(unique) });
      this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source: formatNotices(unique) });
    },
  };
}

/** The bundler does not say where fonts in style sheets come from, so they are read again. */
async function listOwnStyles(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, 'src'), { recursive: true });
  return files.filter((file) => file.endsWith('.css')).map((file) => path.join(root, 'src', file));
}

async function readStylePackages(file: string): Promise<string[]> {
  return listStylePackages(await readFile(file, 'utf8'));
}

/** The files that a built one is made from; modules of which nothing is left do not count. */
function listSources(file: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  if (file.type === 'asset') return file.originalFileNames;
  const modules = Object.entries(file.modules);
  return modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
}

function describeScript(
  context: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  chunk: Rolldown.OutputChunk,
): BuiltScript {
  const { fileName, imports, dynamicImports, isEntry, facadeModuleId } = chunk;
  const names = listSources(chunk).flatMap((source) => packageOf(source)?.name ?? []);
  return {
    file: fileName,
    imports: [...imports, ...dynamicImports],
    commercial: [...new Set(names.filter((name) => isCommercial([name])))],
    isEntry,
    demonstrates: facadeModuleId !== null && importsCommercial(context, facadeModuleId),
  };
}

/** Whether a demo imports a commercial package, by itself or by a file beside it. */
function importsCommercial(
  context: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  demo: string,
): boolean {
  const folder = path.dirname(demo);
  const seen = new Set<string>();
  const visit = (id: string): boolean => {
    const name = packageOf(id)?.name;
    if (name !== undefined) return isCommercial([name]);
    if (seen.has(id) || !id.startsWith(folder)) return false;
    seen.add(id);
    return (context.getModuleInfo(id)?.importedIds ?? []).some(visit);
  };
  return visit(demo);
}
