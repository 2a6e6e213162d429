import type { ApiEntry } from '../../model/apiPage.ts';
import type { EmbedProps } from '../../model/page.ts';
import { formatBytes } from '../../model/formatBytes.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { listDeprecations } from '../apiPages/expandDeprecations.ts';
import { listCssVariables, type CssVariable } from './listCssVariables.ts';
import {
  listSystemProperties,
  PROPERTY_GROUPS,
  type SystemProperty,
} from './listSystemProperties.ts';
import {
  readReleases,
  type PackageChanges,
  type PackageReleases,
  type Release,
} from './readReleases.ts';

/** What lists are made from. */
export interface FactSources {
  /** Project root: holds `node_modules`. */
  readonly root: string;
  /** Null while the packages are not read. */
  readonly entries: readonly ApiEntry[] | null;
  /** The page about a component or hook of the product. */
  readonly findPage: (name: string) => string | undefined;
  readonly findDeprecations: (name: string) => Deprecations;
}

/** What a package deprecates. */
export interface Deprecations {
  /** The page that lists it. */
  readonly page: string | undefined;
  /** Null where the package's API is not read. */
  readonly apis: ReturnType<typeof listDeprecations> | null;
}

/** A list as Markdown. */
export interface FactText {
  readonly title: string;
  readonly markdown: string;
}

/** A list, or why it cannot be made. */
export type FactList = FactText | Pick<Problem, 'what' | 'fix'>;

/** The lists that `::component[Name]` writes from facts of the installed packages. */
export const FACT_LISTS: Readonly<
  Record<string, (props: EmbedProps, sources: FactSources) => FactList>
> = {
  CssVariables: formatVariables,
  PackageTable: formatPackages,
  ReleaseList: formatReleases,
  SizeTable: formatSizes,
  SystemProperties: formatProperties,
};

const UNKNOWN = '–';

/** `packages="@mui/material, @mui/lab"`: version, date and number of deprecated APIs of each. */
function formatPackages(props: EmbedProps, sources: FactSources): FactList {
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
function formatReleases(props: EmbedProps, sources: FactSources): FactList {
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

/** `package="@mui/material" components="Box, Button"`: what each costs, the lightest addition first. */
function formatSizes(props: EmbedProps, { entries }: FactSources): FactList {
  const names = splitNames(props['components']);
  if (names.length === 0) {
    const example = 'package="@mui/material" components="Box, Button"';
    return describeUnnamed('SizeTable', 'component', example);
  }
  const own = (entries ?? []).filter(({ doc }) => doc.package === props['package']);
  const known = own.map(({ doc }) => doc.name);
  const unknown = names.find((name) => !known.includes(name));
  if (entries && unknown !== undefined) {
    return {
      what: `${props['package']} has no component "${unknown}" for ::component[SizeTable].`,
      fix: suggestName(unknown, known, 'Components are'),
    };
  }
  const rows = own
    .filter(({ doc }) => names.includes(doc.name))
    .map(({ doc, path }) => ({ doc, path, size: doc.kind === 'component' ? doc.size : null }))
    .sort((a, b) => (a.size?.added ?? 0) - (b.size?.added ?? 0))
    .map(({ doc, path, size }) => [
      `[${doc.name}](${path})`,
      size ? formatBytes(size.alone) : 'Not measured',
      size?.added === undefined || size.added === null ? UNKNOWN : formatBytes(size.added),
    ]);
  const head = ['Component', 'Alone', 'Beside a button'];
  return { title: 'Sizes', markdown: formatTable(head, ['---', '---:', '---:'], rows) };
}

/** `package="@mui/joy" components="Menu, MenuItem"`: the CSS variables in the styles of each. */
function formatVariables(props: EmbedProps, { root, entries }: FactSources): FactList {
  const packageName = String(props['package'] ?? '');
  const names = splitNames(props['components']);
  if (packageName === '' || names.length === 0) {
    const example = 'package="@mui/joy" components="Menu, MenuItem"';
    return describeUnnamed('CssVariables', packageName === '' ? 'package' : 'component', example);
  }
  const rows: string[][] = [];
  for (const name of names) {
    const variables = listCssVariables(root, packageName, name) ?? [];
    if (variables.length === 0) {
      return {
        what: `The styles of ${name} in ${packageName} name no CSS variable for ::component[CssVariables].`,
        fix: 'Correct the name, or leave it out.',
      };
    }
    const path = entries?.find(({ doc }) => doc.package === packageName && doc.name === name)?.path;
    const component = path ? `[${name}](${path})` : name;
    rows.push(...variables.map((variable) => [...formatVariable(variable), component]));
  }
  const head = ['Variable', 'Value', 'In the styles of'];
  return { title: 'CSS variables', markdown: formatTable(head, ['---', '---', '---'], rows) };
}

/** Longer values are formulas. */
const SHORT = 44;

function formatVariable({ name, values }: CssVariable): string[] {
  const formulas = values.filter((value) => value.length > SHORT);
  const used = new Set(formulas.flatMap((value) => value.match(/--[a-zA-Z][\w-]+/g) ?? []));
  const cells = values.filter((value) => value.length <= SHORT).map((value) => `\`${value}\``);
  if (used.size > 0) {
    cells.push(`worked out from ${joinNames([...used].map((each) => `\`${each}\``))}`);
  }
  return [`\`${name}\``, cells.join(', ')];
}

/** `group="borders"`: the properties of that group that the `sx` prop knows. */
function formatProperties(props: EmbedProps): FactList {
  const name = String(props['group'] ?? '');
  const group = PROPERTY_GROUPS.find((each) => each === name);
  if (!group) {
    return {
      what: `There is no group "${name}" for ::component[SystemProperties].`,
      fix: suggestName(name, PROPERTY_GROUPS, 'Groups are'),
    };
  }
  const head = ['Property', 'CSS property', 'Theme key', 'Value'];
  const rows = listSystemProperties(group).map(formatProperty);
  const markdown = formatTable(head, ['---', '---', '---', '---'], rows);
  return { title: `Properties: ${group}`, markdown };
}

function formatProperty({ name, css, themeKey, transform }: SystemProperty): string[] {
  const { text = '', example } = transform ?? {};
  return [
    `\`${name}\``,
    css.map((each) => `\`${each}\``).join(', ') || 'All of the text style',
    themeKey ? `\`${themeKey}\`` : '',
    example ? `${text}: \`${example.value}\` → \`${example.css}\`` : text,
  ];
}

function describeUnnamed(list: string, what: string, example: string): FactList {
  return {
    what: `::component[${list}] names no ${what}.`,
    fix: `Write ::component[${list}]{${example}}.`,
  };
}

function describeMissing(name: string, list: string): FactList {
  return {
    what: `The package "${name}" of ::component[${list}] is not installed.`,
    fix: `Correct the name, or run "npm install --save-exact ${name}".`,
  };
}

function splitNames(value: EmbedProps[string] | undefined): string[] {
  return typeof value === 'string' ? value.split(/,\s*/).filter((name) => name !== '') : [];
}

function formatTable(
  head: readonly string[],
  alignment: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatDate(date: string | null): string {
  if (date === null) return UNKNOWN;
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
