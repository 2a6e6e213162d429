import type { ComponentAnatomy } from '../../../model/anatomy.ts';
import type { Host } from '../naming/findHost.ts';
import type { Part } from '../naming/findPart.ts';
import type { Rival } from './findRivals.ts';

/** A property and its value, as CSS spells them. */
export type Declaration = readonly [property: string, value: string];

/** The ways to override a style; names of tabs, too. */
export type OverrideWay = 'sx' | 'styled' | 'theme';

/** Code that overrides a style of an element. */
export interface Override {
  readonly way: OverrideWay;
  readonly code: string;
}

/** What is overridden, where, and with what. */
export interface OverrideTarget {
  readonly part: Part;
  /** Null where only the theme reaches the element. */
  readonly host: Host | null;
  /** State classes that the override is bound to. */
  readonly states: readonly string[];
  readonly declarations: readonly Declaration[];
  /** Rules of the components that set the same. */
  readonly rivals: readonly Rival[];
}

/** Writes an override in each way that the library knows. */
export function formatOverrides(target: OverrideTarget): Override[] {
  return [
    { way: 'sx', code: formatSx(target) } as const,
    { way: 'styled', code: formatStyled(target) } as const,
    { way: 'theme', code: formatTheme(target) } as const,
  ].flatMap(({ way, code }) => (code === null ? [] : [{ way, code }]));
}

function formatSx({ host, ...target }: OverrideTarget): string | null {
  if (!host?.component.takesSx) return null;
  const { name } = host.component;
  const styles = formatStyles(target, selectFrom(findRoot(host.component), host.isRoot, target));
  const attribute = ['sx={{', ...indent(styles), '}}'];
  const children = host.isInDemo ? ['/>'] : ['>', '  {/* The demo. */}', `</${name}>`];
  return [`<${name}`, ...indent(attribute), ...children].join('\n');
}

function formatStyled({ host, ...target }: OverrideTarget): string | null {
  if (!host) return null;
  const { name, importStatement } = host.component;
  return [
    `import { styled } from '${findStylesModule(host.component)}';`,
    importStatement,
    '',
    `const Custom${name} = styled(${name})({`,
    ...indent(formatStyles(target, selectFrom(findRoot(host.component), host.isRoot, target))),
    '});',
  ].join('\n');
}

function formatTheme(target: OverrideTarget): string | null {
  const { component, slot } = target.part;
  const { themeKey, themeSlots, package: from } = component;
  const key = themeSlots.includes(slot.key) ? slot.key : 'root';
  if (themeKey === null || !themeSlots.includes(key)) return null;
  const selector =
    key === slot.key
      ? selectFrom(slot.className, true, target)
      : selectFrom(findRoot(component), false, target);
  const [create, module] =
    from === '@mui/joy'
      ? ['extendTheme', '@mui/joy/styles']
      : ['createTheme', '@mui/material/styles'];
  const styles = [`${key}: {`, ...indent(formatStyles(target, selector)), '},'];
  const overrides = ['styleOverrides: {', ...indent(styles), '},'];
  const components = [`${themeKey}: {`, ...indent(overrides), '},'];
  return [
    `import { ${create} } from '${module}';`,
    // Without it TypeScript knows no components of packages that extend the theme.
    ...(/^@mui\/(?:x-|lab$)/.test(from)
      ? [`import type {} from '${from}/themeAugmentation';`]
      : []),
    '',
    `const theme = ${create}({`,
    '  components: {',
    ...indent(indent(components)),
    '  },',
    '});',
  ].join('\n');
}

type Selected = Pick<OverrideTarget, 'part' | 'states' | 'rivals'>;

/**
 * How the element is reached from the one whose styles these are, `owner` being a class of that; null where they are
 * its own. Emotion gives each `&` a class, so that several weigh more.
 */
function selectFrom(
  owner: string | undefined,
  isOwn: boolean,
  { part, states, rivals }: Selected,
): string | null {
  const state = states.map((name) => `.${name}`).join('');
  const rest = isOwn ? state : ` .${part.slot.className}${state}`;
  // Of rules in the same styles the last one wins; which of two styles is the last, nobody knows.
  const needed = rivals.map(({ weight, owner: classNames }) =>
    owner !== undefined && classNames.includes(owner) ? weight : weight + 1,
  );
  const missing = Math.max(0, ...needed) - states.length - (isOwn ? 1 : 2);
  return rest === '' && missing <= 0 ? null : '&'.repeat(1 + Math.max(0, missing)) + rest;
}

/** The class of a component's root. */
function findRoot({ classes }: ComponentAnatomy): string | undefined {
  return Object.keys(classes).find((className) => classes[className]?.key === 'root');
}

function formatStyles(
  { declarations }: Pick<OverrideTarget, 'declarations'>,
  selector: string | null,
): string[] {
  const lines = declarations.map(
    ([property, value]) => `${formatProperty(property)}: ${quote(value)},`,
  );
  return selector === null ? lines : [`${quote(selector)}: {`, ...indent(lines), '},'];
}

/** `border-radius` → `borderRadius`; custom properties keep their names. */
function formatProperty(property: string): string {
  if (property.startsWith('--')) return quote(property);
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function findStylesModule({ package: from }: ComponentAnatomy): string {
  if (from === '@mui/joy') return '@mui/joy/styles';
  return from === '@mui/base' || from === '@mui/system' ? '@mui/system' : '@mui/material/styles';
}
