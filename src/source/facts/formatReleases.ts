import type { EmbedProps } from '../../model/page.ts';
import {
  describeUnnamed,
  formatTable,
  joinNames,
  splitNames,
  UNKNOWN,
  type FactList,
  type FactSources,
} from './factList.ts';
import {
  readReleases,
  type PackageChanges,
  type PackageReleases,
  type Release,
} from './readReleases.ts';

/** `packages="@mui/material, @mui/lab"`: version, date and number of deprecated APIs of each. */
export function formatPackages(props: EmbedProps, sources: FactSources): FactList {
  const names = splitNames(props['packages']);
  if (names.length === 0) {
    return describeUnnamed('PackageTable', 'package', 'packages="@mui/material, @mui/lab"');
  }
  const rows: string[][] = [];
  for (const name of names) {
    const found = readReleases(sources.root, name);
    if (!found) return describeMissing(name, 'PackageTable');
    const date = formatDate(findDate(name, found));
    rows.push([`\`${name}\``, found.version, date, countDeprecations(name, sources)]);
  }
  const head = ['Package', 'Version', 'Released', 'Deprecated APIs'];
  return { title: 'Packages', markdown: formatTable(head, ['---', '---', '---', '---:'], rows) };
}

/** The date of the installed version: of the release that names it. */
function findDate(name: string, { version, releases }: PackageReleases): string | null {
  const isIts = (changes: PackageChanges): boolean =>
    changes.package === name && changes.version === version;
  const release =
    releases.find(({ packages }) => packages.some(isIts)) ??
    releases.find((each) => each.version === version);
  return release?.date ?? null;
}

function countDeprecations(name: string, { findDeprecations }: FactSources): string {
  const { page, apis } = findDeprecations(name);
  if (!apis) return UNKNOWN;
  const rows = apis.flatMap((api) => api.rows);
  return page && rows.length > 0 ? `[${rows.length}](${page})` : String(rows.length);
}

/** `package="@mui/material"`: the releases of its major version up to the installed one. */
export function formatReleases(props: EmbedProps, sources: FactSources): FactList {
  const name = String(props['package'] ?? '');
  if (name === '') return describeUnnamed('ReleaseList', 'package', 'package="@mui/material"');
  const found = readReleases(sources.root, name);
  if (!found) return describeMissing(name, 'ReleaseList');
  if (found.releases.length === 0) {
    return {
      what: `The package "${name}" carries no changelog of its version for ::component[ReleaseList].`,
      fix: 'Name a package with a CHANGELOG.md, or link to its releases instead.',
    };
  }
  const sections = found.releases.map((release) => formatRelease(release, name, sources));
  return { title: 'Releases', markdown: sections.join('\n\n') };
}

function formatRelease(release: Release, name: string, sources: FactSources): string {
  const { version, date, notes, packages } = release;
  const items = packages.flatMap((changes) => formatChanges(changes, sources));
  const deprecates = packages.find((changes) => changes.package === name)?.deprecates ?? [];
  const facts = [
    ...(date ? [`${formatDate(date)}.`] : []),
    ...(notes ? [`[Full notes of ${version}](${notes})`] : []),
  ];
  return [
    `### Version ${version} {#v${version.replace(/\W+/g, '-')}}`,
    facts.join(' '),
    items.length > 0 ? items.join('\n') : 'Its notes name no change in a package.',
    ...(deprecates.length > 0
      ? [`Newly deprecated: APIs of ${joinNames(linkDeprecations(deprecates, name, sources))}.`]
      : []),
  ].join('\n\n');
}

/** Names lead to where all that is deprecated of them is listed. */
function linkDeprecations(
  names: readonly string[],
  from: string,
  { findDeprecations }: FactSources,
): string[] {
  const { page, apis } = findDeprecations(from);
  return names.map((name) => {
    const api = apis?.find((each) => each.name === name);
    return api && page ? `[${name}](${page}#${api.id})` : `\`${name}\``;
  });
}

function formatChanges(changes: PackageChanges, { findPage }: FactSources): string[] {
  const { names, others } = changes;
  const linked = names.map((name) => {
    const page = findPage(name);
    return page ? `[${name}](${page})` : `\`${name}\``;
  });
  const more = others === 0 ? [] : [countChanges(others, names.length > 0)];
  if (linked.length + more.length === 0) return [];
  return [`- \`${changes.package}\`: ${joinNames([...linked, ...more])}`];
}

function countChanges(count: number, isFurther: boolean): string {
  const noun = count === 1 ? 'change' : 'changes';
  return isFurther ? `${count} other ${noun}` : `${count} ${noun}`;
}

function describeMissing(name: string, list: string): FactList {
  return {
    what: `The package "${name}" of ::component[${list}] is not installed.`,
    fix: `Correct the name, or run "npm install --save-exact ${name}".`,
  };
}

function formatDate(date: string | null): string {
  if (date === null) return UNKNOWN;
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
