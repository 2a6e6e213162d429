import { describeParameters } from './describeParameters.ts';
import { joinPath, ROOT_PATH } from './themePath.ts';
import type { ThemeNode, ThemeTrees } from './themeNode.ts';

/** Calls that show what functions of a theme return, by the paths of these. */
const EXAMPLE_ARGUMENTS: Readonly<Record<string, readonly (string | number)[]>> = {
  '$.breakpoints.up': ['md'],
  '$.breakpoints.down': ['md'],
  '$.breakpoints.between': ['sm', 'md'],
  '$.breakpoints.only': ['md'],
  '$.breakpoints.not': ['md'],
  '$.spacing': [2],
  '$.containerQueries.up': ['md'],
  '$.containerQueries.down': ['md'],
  '$.palette.getContrastText': ['#1976d2'],
  '$.typography.pxToRem': [16],
  '$.transitions.create': ['opacity'],
  '$.transitions.getAutoHeightDuration': [100],
  '$.getCssVar': ['palette-primary-500'],
};

/** A theme as plain data. What is undefined is left out. */
export function describeTheme(theme: object): ThemeNode[] {
  return describeEntries(theme, ROOT_PATH);
}

/** The themes of both modes, the second one without what is the same. */
export function describeThemes(light: object, dark: object): ThemeTrees {
  const lightTree = describeTheme(light);
  const known = new Set(lightTree.map((node) => JSON.stringify(node)));
  return {
    light: lightTree,
    dark: describeTheme(dark).filter((node) => !known.has(JSON.stringify(node))),
  };
}

function describeEntries(value: object, path: string): ThemeNode[] {
  return Object.entries(value).flatMap(([name, entry]) => {
    const node = describeValue(name, entry, joinPath(path, name));
    return node ? [node] : [];
  });
}

function describeValue(name: string, value: unknown, path: string): ThemeNode | undefined {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return { kind: 'value', name, value };
    case 'object':
      if (value === null) return { kind: 'value', name, value };
      return {
        kind: Array.isArray(value) ? 'array' : 'object',
        name,
        children: describeEntries(value, path),
      };
    case 'function':
      return {
        kind: 'function',
        name,
        parameters: describeParameters(String(value)),
        ...describeExample(value, name, path),
        // Everything else that hangs on a function is the library's own business.
        children: describeEntries(value, path).filter(({ kind }) => kind === 'function'),
      };
    default:
      return undefined;
  }
}

function describeExample(
  call: Function,
  name: string,
  path: string,
): { example?: { call: string; result: string } } {
  const values = EXAMPLE_ARGUMENTS[path];
  if (!values) return {};
  const given = values.map((value) => (typeof value === 'string' ? `'${value}'` : value));
  const result: unknown = Reflect.apply(call, undefined, values);
  return { example: { call: `${name}(${given.join(', ')})`, result: String(result) } };
}
