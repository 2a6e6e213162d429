import childProcess from 'node:child_process';
import fs, { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect } from 'vitest';
import { locateInputs, type InputKind } from '../scripts/testInputs.ts';

/**
 * Runs before each file of tests and notes what the file reads of the content and of the build, so that it need not
 * run again while that stays the same. Whatever Node itself reads is noticed, by tests and the servers they start.
 */

const root = process.cwd();

/** Functions of `node:fs` by what their result follows from; those of `node:fs/promises` have the same names. */
const READERS: Readonly<Record<string, InputKind>> = {
  access: 'exists',
  accessSync: 'exists',
  copyFile: 'text',
  copyFileSync: 'text',
  cp: 'tree',
  cpSync: 'tree',
  createReadStream: 'text',
  existsSync: 'exists',
  lstat: 'exists',
  lstatSync: 'exists',
  open: 'text',
  openSync: 'text',
  readFile: 'text',
  readFileSync: 'text',
  readdir: 'names',
  readdirSync: 'names',
  stat: 'exists',
  statSync: 'exists',
};

const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork'] as const;

type AnyFunction = (...args: unknown[]) => unknown;
type Functions = Record<string, AnyFunction>;
/** Some say themselves how they answer with a promise. */
type Promising = AnyFunction & { readonly [promisify.custom]?: AnyFunction };

interface Notes {
  readonly inputs: Set<string>;
  /** What programs read follows from what is noted by now. */
  knowsPrograms: boolean;
}

/** A worker runs many files, this one before each of them; functions are replaced once. */
const notes = ((globalThis as { notedInputs?: Notes }).notedInputs ??= listen());
notes.inputs.clear();
notes.knowsPrograms = false;

/** What has been read so far, in order. */
export function listNotedInputs(): string[] {
  return [...notes.inputs].sort();
}

/** For tests of programs that read all content, and of which only some is seen: files and folders, as the project has them. */
export function noteSeenContent(...paths: readonly string[]): void {
  notes.knowsPrograms = true;
  for (const path of paths) notes.inputs.add(`tree ${path}`);
}

afterAll(() => {
  const { testPath = '' } = expect.getState();
  const file = join(root, locateInputs(relative(root, testPath).split(sep).join('/')));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(listNotedInputs()));
});

function listen(): Notes {
  const inputs = new Set<string>();
  const made: Notes = { inputs, knowsPrograms: false };
  for (const functions of [fs, fs.promises] as unknown as Functions[]) {
    for (const [name, kind] of Object.entries(READERS)) {
      replace(functions, name, ([path, options]) => {
        const { recursive = false } = (isOptions(options) ? options : {}) as {
          recursive?: boolean;
        };
        note(inputs, kind === 'names' && recursive ? 'allNames' : kind, path);
      });
    }
  }
  for (const name of STARTERS) {
    replace(childProcess as unknown as Functions, name, (args) => {
      // A verb of the project reads all of its content, unless it runs in a copy.
      const { cwd = root } = (args.find(isOptions) ?? {}) as { cwd?: string };
      const isOurs = args[0] === process.execPath && resolve(cwd) === root;
      if (isOurs && !made.knowsPrograms) note(inputs, 'tree', 'content');
    });
  }
  syncBuiltinESMExports();
  return made;
}

function replace(functions: Functions, name: string, look: (args: unknown[]) => void): void {
  const original = functions[name];
  if (!original) return;
  functions[name] = lookBefore(original, look);
}

/** Calls a function that looks at the arguments before another one, also where that one is asked for a promise. */
function lookBefore(original: AnyFunction, look: (args: unknown[]) => void): AnyFunction {
  const replaced: AnyFunction = function (this: unknown, ...args) {
    look(args);
    return original.apply(this, args);
  };
  const promising = (original as Promising)[promisify.custom];
  return Object.assign(replaced, original, {
    ...(promising && { [promisify.custom]: lookBefore(promising, look) }),
  });
}

function isOptions(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function note(inputs: Set<string>, kind: InputKind, path: unknown): void {
  if (typeof path !== 'string' && !(path instanceof URL)) return;
  const absolute = resolve(path instanceof URL ? fileURLToPath(path) : path);
  const file = relative(root, follow(absolute)).split(sep).join('/');
  if (/^(?:content|build)(?:\/|$)/.test(file)) inputs.add(`${kind} ${file}`);
}

/** Some servers look at the build through a link. */
function follow(path: string): string {
  if (path.startsWith(root)) return path;
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
