import { keyChecksSchema, listPresses, translateKey, type KeyCheck } from '../model/keyChecks.ts';
import type { Problem } from '../model/problem.ts';
import { describeOddCheck, parseChecks } from './parseChecks.ts';

const MODEL = 'src/model/keyChecks.ts';

/** A page with what its keyboard tables are held against. */
export interface KeyTablePage {
  readonly file: string;
  readonly text: string;
  /** Names of the demos it shows. */
  readonly demos: readonly string[];
  /** Where its checks belong. */
  readonly checksFile: string;
  /** The text of that file, if there is one. */
  readonly checks: string | null;
}

/** Reports rows of keyboard tables that no check tries, and checks that fit no row or leave out its keys. */
export function checkKeyTables(page: KeyTablePage): Problem[] {
  const rows = findKeyRows(page.text);
  const read = parseChecks(page.checksFile, page.checks, keyChecksSchema, MODEL);
  if ('problem' in read) return [read.problem];
  return [...findUntried(page, rows, read.checks), ...findOdd(page, rows, read.checks)];
}

interface KeyRow {
  readonly line: number;
  readonly keys: readonly string[];
  /** How many columns say something of them. */
  readonly columns: number;
}

/** Rows of the tables whose first column is headed `Key`, with the keys each names, or else the words in place of them. */
function findKeyRows(text: string): KeyRow[] {
  const lines = text.split('\n');
  let isKeyTable = false;
  return lines.flatMap((line, index) => {
    if (!line.startsWith('|')) isKeyTable = false;
    else if (!lines[index - 1]?.startsWith('|')) isKeyTable = isKeyTableAt(lines, index);
    if (!isKeyTable || /^\| *(?:Keys? *\||-)/.test(line)) return [];
    const [, first = '', ...others] = line.split('|').map((cell) => cell.trim());
    const named = [...first.matchAll(KEY)].map(([, key = '']) => key);
    const keys = named.length > 0 ? named : [first];
    return [{ line: index + 1, keys, columns: others.filter((cell) => cell !== '').length }];
  });
}

const KEY = /:kbd\[([^\]]+)\]/g;

/** Whether a table starts at a line that is about keys of the keyboard, not of an object. */
function isKeyTableAt(lines: readonly string[], start: number): boolean {
  if (!/^\| *Keys? *\|/.test(lines[start] ?? '')) return false;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const rows = lines.slice(start, end === -1 ? undefined : end);
  return rows.some((row) => row.split('|')[1]?.includes(':kbd['));
}

/** Rows with fewer checks of a key than columns that say what it does, here and in the rows before. */
function findUntried(
  { file, checksFile }: KeyTablePage,
  rows: readonly KeyRow[],
  checks: readonly KeyCheck[],
): Problem[] {
  return rows.flatMap(({ line, keys }, index) => {
    const missing = keys.filter((key) => {
      const said = rows.slice(0, index + 1).filter((row) => row.keys.includes(key));
      const wanted = said.reduce((sum, { columns }) => sum + columns, 0);
      return checks.filter((check) => check.keys.includes(key)).length < wanted;
    });
    if (missing.length === 0) return [];
    return {
      file,
      line,
      what: `Nothing tries all that the table says of ${missing.join(', ')}.`,
      fix: `Add a check for each column to ${checksFile}: {"keys": ["${missing[0]}"], "demo": …, "focus": …, "expect": {…}}.`,
    };
  });
}

/** Checks of keys or demos that the page does not have, or of keys that they do not press. */
function findOdd(
  page: KeyTablePage,
  rows: readonly KeyRow[],
  checks: readonly KeyCheck[],
): Problem[] {
  const named = new Set(rows.flatMap(({ keys }) => keys));
  const describeOdd = (name: string, what: string) =>
    describeOddCheck(page.checksFile, page.checks, name, what);
  return checks.flatMap((check) => {
    const pressed = listPresses(check).flat();
    const problems = check.keys.flatMap((key) => {
      if (!named.has(key)) return describeOdd(key, `No keyboard table names ${key}.`);
      if (isWords(key)) {
        if (check.press !== undefined) return [];
        return describeOdd(key, `"press" does not say which keys stand for "${key}".`);
      }
      const name = translateKey(key);
      if (pressed.some((keys) => keys === name || keys.split('+').includes(name))) return [];
      return describeOdd(key, `The check of ${key} does not press it.`);
    });
    if (page.demos.includes(check.demo)) return problems;
    return [...problems, describeOdd(check.demo, `The page shows no demo "${check.demo}".`)];
  });
}

function isWords(key: string): boolean {
  return key.includes(' ');
}
