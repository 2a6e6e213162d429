import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locatePackage, readManifest } from '../api/extract/packageManifest.ts';

/** What a release changed in one package, as far as names and counts tell it. */
export interface PackageChanges {
  readonly package: string;
  readonly version: string;
  /** Components and hooks that the notes name, in their order. */
  readonly names: readonly string[];
  /** Those of them with something newly deprecated. */
  readonly deprecates: readonly string[];
  /** Changes that name neither. */
  readonly others: number;
}

/** A release of a package, from the changelog that the package carries. */
export interface Release {
  readonly version: string;
  /** As in `2025-04-09`; null where the changelog has none. */
  readonly date: string | null;
  /** Where its full notes are. */
  readonly notes: string | null;
  readonly packages: readonly PackageChanges[];
}

/** An installed package and the releases of its major version, newest first. */
export interface PackageReleases {
  readonly version: string;
  readonly releases: readonly Release[];
}

/** Reads what an installed package says of its releases; null where it is not installed. */
export function readReleases(root: string, name: string): PackageReleases | null {
  const directory = locatePackage(root, name);
  const manifest = readManifest(directory);
  if (!manifest) return null;
  const file = path.join(directory, 'CHANGELOG.md');
  const repository = manifest.repository?.url.replace(/^git\+|\.git$/g, '');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    version: manifest.version,
    releases: parseChangelog(text, repository).filter(
      ({ version }) => majorOf(version) === majorOf(manifest.version),
    ),
  };
}

function majorOf(version: string): string | undefined {
  return version.split('.')[0];
}

/** Finds the releases in a changelog of the MUI family. */
export function parseChangelog(text: string, repository?: string): Release[] {
  return split(text, /^## v?(?=\d)/m).map(({ title, body }) => ({
    version: title,
    date: parseDate(/^_(?:Released )?(.+)_$/im.exec(body)?.[1]),
    notes: repository ? `${repository}/releases/tag/v${title}` : null,
    packages: split(body, /^#{3,4} (?=`@)/m).flatMap((section) => describePackage(section)),
  }));
}

interface Section {
  readonly title: string;
  readonly body: string;
}

function split(text: string, heading: RegExp): Section[] {
  return text
    .split(heading)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return { title: section.slice(0, end).trim(), body: section.slice(end + 1) };
    });
}

function parseDate(text: string | undefined): string | null {
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

function describePackage({ title, body }: Section): PackageChanges[] {
  const [, name, version] = /^`(@[^@`]+)@([^`]+)`/.exec(title) ?? [];
  if (name === undefined || version === undefined) return [];
  const [own = ''] = body.split(/^#/m);
  const changes = [...own.matchAll(/^- (.+)$/gm)].map(([, line = '']) => parseChange(line));
  const list = (some: typeof changes): string[] => [...new Set(some.flatMap(({ names }) => names))];
  return [
    {
      package: name,
      version,
      names: list(changes),
      deprecates: list(changes.filter(({ isDeprecation }) => isDeprecation)),
      others: changes.filter(({ names }) => names.length === 0).length,
    },
  ];
}

/** `[Modal][Dialog] Deprecate …`: names stand in brackets, other marks in small letters do too. */
function parseChange(line: string): { names: string[]; isDeprecation: boolean } {
  const [, marks = '', text = ''] = /^((?:\[[^\]]+\])*)\s*(.*)$/.exec(line) ?? [];
  const names = [...marks.matchAll(/\[([A-Z]\w*|use[A-Z]\w*)\]/g)].map(([, name = '']) => name);
  return { names, isDeprecation: /^deprecate\b/i.test(text) };
}
