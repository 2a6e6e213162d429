import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A CSS variable that a component's styles set or read. */
export interface CssVariable {
  readonly name: string;
  /** What the styles set it to, or fall back to where they only read it. */
  readonly values: readonly string[];
}

/** Names such as `--Button-gap`; those of the theme and private ones do not start with a capital. */
const NAME = /--[A-Z]\w*-\w+/g;

/** The variables in a component's styles, its own first; null where there is no such component. */
export function listCssVariables(
  root: string,
  packageName: string,
  component: string,
): CssVariable[] | null {
  const file = path.join(root, 'node_modules', packageName, component, `${component}.js`);
  if (!existsSync(file)) return null;
  const styles = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const names = [...new Set(styles.match(NAME))];
  const isOwn = (name: string): boolean => name.startsWith(`--${component}-`);
  return [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))].map((name) => {
    const set = findSetValues(styles, name);
    return { name, values: set.length > 0 ? set : findFallbacks(styles, name) };
  });
}

/** `'--Button-gap': '0.5rem'`; a value that is worked out from props is left out. */
function findSetValues(styles: string, name: string): string[] {
  const text = "'(?<text>[^'\\n]*)'";
  const template = '`(?<template>[^`$]*)`';
  const token = '(?<token>theme\\.vars(?:\\.\\w+)+)(?![\\w.[?])';
  const setting = new RegExp(`'${name}': *(?:${text}|${template}|${token})`, 'g');
  const values = [...styles.matchAll(setting)].flatMap(({ groups }) =>
    Object.values(groups ?? {}).filter((value) => value !== undefined),
  );
  return [...new Set(values)];
}

/** `var(--Button-gap, 0.5rem)`; a fallback that a template fills in is left out. */
function findFallbacks(styles: string, name: string): string[] {
  const values = styles.split(`var(${name},`).slice(1).map(cutAtParenthesis);
  return [...new Set(values.filter((value) => !/[$'`]/.test(value)))];
}

/** The text up to the parenthesis that closes what it stands in. */
function cutAtParenthesis(text: string): string {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(0, at).trim();
  }
  return text.trim();
}
