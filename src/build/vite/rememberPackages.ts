import type { Rolldown } from 'vite';

const PACKAGE_NAME = /^[@\w]/;

type Resolved = Awaited<ReturnType<Rolldown.PluginContext['resolve']>>;

/**
 * While packages are bundled: remembers where each finds the others. Vite is asked about some twenty thousand imports,
 * which are the same few in all modules of a package.
 */
export function rememberPackages(): Rolldown.Plugin {
  const known = new Map<string, Resolved | Promise<Resolved>>();
  return {
    name: 'swatchbook:remember-packages',
    resolveId: {
      filter: { id: PACKAGE_NAME },
      handler(source, importer, { kind }) {
        if (importer === undefined) return null;
        const key = `${kind} ${source} ${findPackageFolder(importer)}`;
        if (known.has(key)) return known.get(key);
        const resolving = this.resolve(source, importer, { kind }).then((resolved) => {
          // Handed out without a promise, which would take longer than all else here.
          known.set(key, resolved);
          return resolved;
        });
        known.set(key, resolving);
        return resolving;
      },
    },
  };
}

/** The folder of the package that a file belongs to, also within the packages of another. */
export function findPackageFolder(file: string): string {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file.replaceAll('\\', '/'))?.[0] ?? file;
}
