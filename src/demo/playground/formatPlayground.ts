import type { CodeVariant } from '../../model/codeVariant.ts';
import type {
  Control,
  ControlValue,
  ControlValues,
  PlaygroundCode,
} from '../../model/playground.ts';
import { createThemeOptions, formatThemeOptions } from './themeOptions.ts';

/** Lines longer than this are broken, as formatters do by default. */
const LINE_LENGTH = 80;

/** The values that code has to name: those that differ from what the component does by itself. */
export function listSetValues(
  controls: readonly Control[],
  values: ControlValues,
): readonly (readonly [Control, NonNullable<ControlValue>])[] {
  return controls.flatMap((control) => {
    const value = values[control.name] ?? null;
    return value === null || value === '' || value === control.fallback
      ? []
      : [[control, value] as const];
  });
}

/** What readers see: the component with the props that differ from its defaults, or the theme with such options. */
export function formatCode(
  code: PlaygroundCode,
  controls: readonly Control[],
  values: ControlValues,
): string {
  return code.sets === 'theme'
    ? formatTheme(listSetValues(controls, values))
    : formatJsx(code, controls, values);
}

function formatTheme(set: ReturnType<typeof listSetValues>): string {
  return `const theme = createTheme(${formatThemeOptions(createThemeOptions(set))});`;
}

/** The JSX of a component with the props that differ from its defaults. */
function formatJsx(
  code: PlaygroundCode,
  controls: readonly Control[],
  values: ControlValues,
): string {
  const set = listSetValues(controls, values);
  const attributes = set
    .filter(([{ name }]) => name !== 'children')
    .map(([control, value]) => formatAttribute(control, value));
  const text = set.find(([{ name }]) => name === 'children')?.[1];
  const children = code.children ?? (text === undefined ? null : formatText(String(text)));
  return formatElement(code, [...code.attributes, ...attributes], children);
}

/** The module that runs: the same element, with whatever props or options of the theme it is given. */
export function formatModule(code: PlaygroundCode, component: string): string {
  if (code.sets === 'theme') return formatThemeModule(code, component);
  const jsx = formatElement(code, [...code.attributes, '{...props}'], code.children);
  return formatFunction(code.imports, `${component}Playground(props)`, code.statements, jsx);
}

/**
 * Colors, mode and direction stay those of the page, which are variables; so are distances there, hence the variable
 * that would win over the new factor is taken out.
 */
const NESTED_THEME = [
  'const { spacing, typography, components } = createTheme(options);',
  'const nest = (outer) => ({ ...outer, spacing, typography, components, vars: { ...outer.vars, spacing: null } });',
];

function formatThemeModule(code: PlaygroundCode, component: string): string {
  const jsx = formatElement(code, ['theme={nest}'], code.children);
  return formatFunction(code.imports, `${component}Playground({ options })`, NESTED_THEME, jsx);
}

interface PlaygroundFile {
  readonly code: PlaygroundCode;
  readonly component: string;
  readonly controls: readonly Control[];
  readonly values: ControlValues;
  readonly variant: CodeVariant;
}

/** A file that shows what the playground shows, for projects of readers. */
export function formatFile({ code, component, controls, values, variant }: PlaygroundFile): string {
  const icons = listSetValues(controls, values).flatMap(([{ kind }, value]) =>
    kind === 'icon' ? [`import ${value}Icon from '@mui/icons-material/${value}';`] : [],
  );
  const [first, ...others] = code.imports;
  const isReact = first?.includes(" from 'react'") ?? false;
  const rest = isReact ? others : code.imports;
  const imports = [
    ...(isReact && first ? [first] : []),
    ...[...new Set([...icons, ...rest])].sort(),
  ];
  if (code.sets === 'theme') {
    const theme = formatCode(code, controls, values);
    const stage = formatElement(code, code.attributes, code.children);
    return formatFunction([...imports, `\n${theme}`], `${component}Playground()`, [], stage);
  }
  const jsx = formatJsx(code, controls, values);
  const statements = code.statements.map((statement) =>
    variant === 'TS' ? statement : statement.replace(/(?<=useState)<[^(]*>/, ''),
  );
  return formatFunction(imports, `${component}Playground()`, statements, jsx);
}

function formatFunction(
  imports: readonly string[],
  head: string,
  statements: readonly string[],
  jsx: string,
): string {
  const isOneLine = !jsx.includes('\n');
  const returned = isOneLine ? `  return ${jsx};` : `  return (\n${indent(jsx, 4)}\n  );`;
  const body = [...statements.map((statement) => `  ${statement}`), returned].join('\n');
  return `${imports.join('\n')}\n\nexport default function ${head} {\n${body}\n}\n`;
}

function formatElement(
  { around, tag }: PlaygroundCode,
  attributes: readonly string[],
  children: string | null,
): string {
  const [, space = ''] = /^([^\S\n]*)\{element\}/m.exec(around) ?? [];
  const element = formatTag(tag, attributes, children, LINE_LENGTH - space.length);
  return around.replace('{element}', () => indent(element, space.length).trimStart());
}

function formatTag(
  tag: string,
  attributes: readonly string[],
  children: string | null,
  width: number,
): string {
  const open = [`<${tag}`, ...attributes].join(' ');
  const isShort = open.length + 1 <= width && !open.includes('\n');
  const broken = `<${tag}\n${indent(attributes.join('\n'), 2)}\n`;
  if (children === null) return isShort ? `${open} />` : `${broken}/>`;
  const line = `${open}>${children}</${tag}>`;
  if (!children.startsWith('<') && !line.includes('\n') && line.length <= width) return line;
  return `${isShort ? `${open}>` : `${broken}>`}\n${indent(children, 2)}\n</${tag}>`;
}

function indent(text: string, count: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(count));
}

function formatAttribute({ name, kind }: Control, value: NonNullable<ControlValue>): string {
  if (kind === 'icon') return `${name}={<${value}Icon />}`;
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${value}}`;
  return /["\\\n]/.test(value) ? `${name}={${formatString(value)}}` : `${name}="${value}"`;
}

function formatText(text: string): string {
  return /[{}<>&\\\n]|^\s|\s$/.test(text) ? `{${formatString(text)}}` : text;
}

function formatString(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}
