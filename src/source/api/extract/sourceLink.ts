import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceLink } from '../../../model/apiDoc.ts';
import type { PackageManifest } from './packageManifest.ts';

/** What tells where the sources of a package are. */
export interface Release {
  readonly tag: string;
  /** Files the compiler read, from the source folder, in small letters; empty where the package has no list. */
  readonly sources: readonly string[];
}

/** Links a published script to the source it was built from, at the release's tag. */
export function linkSource(
  manifest: PackageManifest,
  directory: string,
  script: string,
  { tag, sources }: Release,
): SourceLink | null {
  const repository = /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(
    manifest.repository?.url ?? '',
  )?.[1];
  if (!repository) return null;
  const published = path
    .relative(directory, script)
    .replaceAll(path.sep, '/')
    .replace(/^(esm|modern)\//, '')
    .replace(/\.m?js$/, '');
  const extension = findExtension(script, published, sources);
  const source = extension ? `${published}${extension}` : path.posix.dirname(published);
  const file = [manifest.repository?.directory, 'src', source].filter(Boolean).join('/');
  const view = extension ? 'blob' : 'tree';
  return { path: file, url: `https://github.com/${repository}/${view}/${tag}/${file}` };
}

/** Reads what tells where the sources of a package are. */
export function readRelease(manifest: PackageManifest, directory: string): Release {
  return { tag: readReleaseTag(manifest, directory), sources: listSources(directory) };
}

/** Packages of a repository are released together, under the version that heads the changelog of each. */
function readReleaseTag({ version }: PackageManifest, directory: string): string {
  const file = path.join(directory, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return `v${/^## v?(\d\S*)/m.exec(changelog)?.[1] ?? version}`;
}

/** Some packages ship what their compiler noted of its input; it writes names in small letters. */
function listSources(directory: string): readonly string[] {
  const [note] = readdirSync(directory).filter((name) => name.endsWith('.tsbuildinfo'));
  if (note === undefined) return [];
  const text = readFileSync(path.join(directory, note), 'utf8');
  return [...text.matchAll(/"\.\.\/src\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
}

/** Extensions of what was compiled, and of the source each stands for. */
const SOURCE_EXTENSIONS = [
  ['.tsx', '.tsx'],
  ['.ts', '.ts'],
  // Declarations written by hand stand beside plain JavaScript.
  ['.d.ts', '.js'],
] as const;

/** The language of a source; null where nothing tells it, so that only the folder is known. */
function findExtension(
  script: string,
  published: string,
  sources: readonly string[],
): string | null {
  const text = existsSync(script) ? readFileSync(script, 'utf8') : '';
  // The note above generated `propTypes` names it.
  if (text.includes('edit the d.ts file')) return '.js';
  if (text.includes('edit the TypeScript types')) return '.tsx';
  const stem = published.toLowerCase();
  const compiled = SOURCE_EXTENSIONS.find(([ending]) => sources.includes(`${stem}${ending}`));
  if (compiled) return compiled[1];
  // Components without that note are written in TypeScript, as generating `propTypes` is what is skipped for them.
  return /\breact\/jsx-runtime\b/.test(text) ? '.tsx' : null;
}
