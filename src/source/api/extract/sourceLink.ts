import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceLink } from '../../../model/apiDoc.ts';
import type { PackageManifest } from './packageManifest.ts';

/** Links a published script to the source it was built from, at the release's tag. */
export function linkSource(
  manifest: PackageManifest,
  directory: string,
  script: string,
  tag: string,
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
  const extension = findExtension(script);
  const source = extension ? `${published}${extension}` : path.posix.dirname(published);
  const file = [manifest.repository?.directory, 'src', source].filter(Boolean).join('/');
  const view = extension ? 'blob' : 'tree';
  return { path: file, url: `https://github.com/${repository}/${view}/${tag}/${file}` };
}

/** Packages of a repository are released together, under the version that heads the changelog of each. */
export function readReleaseTag({ version }: PackageManifest, directory: string): string {
  const file = path.join(directory, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return `v${/^## v?(\d\S*)/m.exec(changelog)?.[1] ?? version}`;
}

/** The note above generated `propTypes` names the language of the source; without it only the folder is known. */
function findExtension(script: string): string | null {
  const text = existsSync(script) ? readFileSync(script, 'utf8') : '';
  if (text.includes('edit the d.ts file')) return '.js';
  return text.includes('edit the TypeScript types') ? '.tsx' : null;
}
