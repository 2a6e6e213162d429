import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createExportReader, type ModuleExports } from './moduleExports.ts';

/** What is known of a package from its manifest. */
export interface InstalledPackage {
  readonly version: string;
  /** Packages that must be installed beside it. */
  readonly peers: readonly string[];
}

/** The packages of the project. */
export interface InstalledPackages {
  /** Whether the project itself depends on the package, so that demos may too. */
  readonly isListed: (name: string) => boolean;
  readonly read: (name: string) => InstalledPackage | undefined;
  /** What a module of a package exports; undefined where there is no such module. */
  readonly listExports: (specifier: string) => ModuleExports | undefined;
}

/** Reads packages from the project's manifest and its `node_modules`, each once. */
export function createInstalledPackages(root: string): InstalledPackages {
  const { dependencies } = readManifest(path.join(root, 'package.json'));
  const read = new Map<string, InstalledPackage | undefined>();
  return {
    listExports: createExportReader(root),
    isListed: (name) => Object.hasOwn(dependencies, name),
    read: (name) => {
      if (!read.has(name)) read.set(name, readInstalled(root, name));
      return read.get(name);
    },
  };
}

const manifestSchema = z.object({
  version: z.string().default('0.0.0'),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});

function readManifest(file: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function readInstalled(root: string, name: string): InstalledPackage | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version, peerDependencies, peerDependenciesMeta } = readManifest(file);
  const peers = Object.keys(peerDependencies).filter((peer) => {
    // The libraries call Emotion optional since it can be swapped, yet do not start without it.
    return !peerDependenciesMeta[peer]?.optional || peer.startsWith('@emotion/');
  });
  return { version, peers };
}
