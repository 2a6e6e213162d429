import type { EmbedProps } from '../../model/page.ts';
import { formatBytes } from '../../model/formatBytes.ts';
import { suggestName } from '../../model/problem.ts';
import {
  describeUnnamed,
  formatTable,
  joinNames,
  splitNames,
  UNKNOWN,
  type FactList,
  type FactSources,
} from './factList.ts';
import { formatPackages, formatReleases } from './formatReleases.ts';
import { listCssVariables, type CssVariable } from './listCssVariables.ts';
import {
  listSystemProperties,
  PROPERTY_GROUPS,
  type SystemProperty,
} from './listSystemProperties.ts';

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
  return {
    title: `CSS variables of ${joinNames(names)}`,
    markdown: formatTable(head, ['---', '---', '---'], rows),
  };
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
