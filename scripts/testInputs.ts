import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * What a test has learned of a file or folder: its text, only whether it exists, the names in a folder, those of all
 * files below it, or these with their texts.
 */
export type InputKind = 'text' | 'exists' | 'names' | 'allNames' | 'tree';

/** Where the inputs of a file of tests are noted, one a line of JSON: a kind and a path of the project. */
export function locateInputs(testFile: string): string {
  return `.cache/test-inputs/${testFile}.json`;
}

/**
 * A digest of what a test has read, as it is now. The name of the build counts for nothing: it is new each time. Nor does
 * what the lists of the build say of files: these count where they are read themselves.
 */
export function digestInputs(root: string, inputs: readonly string[], buildId: string): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const space = input.indexOf(' ');
    const kind = input.slice(0, space) as InputKind;
    hash.update(input).update(DIGESTS[kind](join(root, input.slice(space + 1)), buildId));
  }
  return hash.digest('hex').slice(0, 32);
}

const DIGESTS: Readonly<Record<InputKind, (path: string, buildId: string) => string>> = {
  text: digestText,
  exists: (path) => describe(path),
  names: (path) =>
    describe(path) === 'folder' ? readdirSync(path).map(dropHash).sort().join() : 'none',
  allNames: (path) => listFiles(path).map(dropHash).join(),
  tree: (path, buildId) =>
    listFiles(path)
      .map((file) => `${file}:${digestText(posix.join(path, file), buildId)}`)
      .join(),
};

function describe(path: string): 'missing' | 'folder' | 'file' {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return 'missing';
  return entry.isDirectory() ? 'folder' : 'file';
}

/** Compressed files stand for the text beside them, in which the name of the build can be found. */
function digestText(path: string, buildId: string): string {
  const file = path.replace(/\.(?:br|gz)$/, '');
  const kind = describe(file);
  if (kind !== 'file') return kind;
  const bytes = readFileSync(file);
  const isList = LISTS.test(file);
  const text =
    isList || bytes.includes(buildId) ? bytes.toString('latin1').replaceAll(buildId, '') : bytes;
  return createHash('sha256')
    .update(typeof text === 'string' && isList ? text.replace(OF_FILES, '') : text)
    .digest('hex');
}

/** What lists the files of a build: for the worker, for saving, for search. */
const LISTS =
  /\/build\/client\/(?:sw\.js|data\/(?:build|search)\.json|data\/offline\/\w[\w-]*\.json)$/;

/** What lists say of files: digests, lengths, the worker's row of short digests, and hashes in names. */
const OF_FILES = /sha256-[\w+/=]+|:\d+|[\w+/]{2000,}|[-.]\w{8,10}(?=\.\w+)/g;

/** Names with hashes change with the texts, and count by those where they are read. */
function dropHash(name: string): string {
  return name.replace(/[-.][\w-]{8,10}(?=\.\w+)/, '');
}

function listFiles(folder: string): string[] {
  const kind = describe(folder);
  if (kind !== 'folder') return kind === 'file' ? [''] : [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      listFiles(join(folder, name)).map((file) => (file === '' ? name : posix.join(name, file))),
    );
}
