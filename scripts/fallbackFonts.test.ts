import { expect, test } from 'vitest';
import { prepareFallbackFonts } from './fallbackFonts.ts';
import type { Machine } from './machine.ts';

const UPDATE = 'apt-get update -qq';
const INSTALL = 'apt-get install -y -qq --no-install-recommends fonts-liberation';
const MISSING = [
  expect.stringMatching(
    /^There seems to be no font like Arial and Courier New: .*fonts-liberation/,
  ),
];

test.each<[string, { before: string[]; after?: string[]; isRoot: boolean }, string[], unknown[]]>([
  ['fonts that are there are used', { before: ['Arial', 'Liberation Mono'], isRoot: true }, [], []],
  [
    'a face that is missing is installed',
    { before: ['Arial'], after: ['Liberation Sans', 'Liberation Mono'], isRoot: true },
    [UPDATE, INSTALL],
    [],
  ],
  ['it is said when that failed', { before: ['Arial'], isRoot: true }, [UPDATE, INSTALL], MISSING],
  ['and where only root could install it', { before: [], isRoot: false }, [], MISSING],
])('%s', (_, { before, after = before, isRoot }, ran, said) => {
  const commands: string[] = [];
  const machine: Machine = {
    env: {},
    isRoot,
    hasApt: true,
    starts: () => false,
    log: () => undefined,
    execute: (command, args) => {
      const families = commands.includes(INSTALL) ? after : before;
      if (command === 'fc-list') return families.includes(args.at(-1) ?? '');
      commands.push([command, ...args].join(' '));
      return true;
    },
  };
  expect(prepareFallbackFonts(machine)).toEqual(said);
  expect(commands).toEqual(ran);
});
