import { expect, test } from 'vitest';
import { ENGINES, findEngine, FIREFOX, prepareEngines, WEBKIT } from './engines.ts';
import type { Machine } from './machine.ts';

interface Given {
  /** Programs that start from the beginning. */
  readonly present?: readonly string[];
  /** Programs that come with a package. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly canInstall?: boolean;
}

function createMachine({ present = [], packages = {}, canInstall = true }: Given) {
  const programs = new Set(present);
  const commands: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: canInstall,
    hasApt: canInstall,
    starts: (path) => programs.has(path),
    log: () => undefined,
    execute: (command, args) => {
      commands.push([command, ...args].join(' '));
      for (const name of args) if (packages[name]) programs.add(packages[name]);
      return true;
    },
  };
  return { machine, commands };
}

const FIREFOX_PATH = '/usr/bin/firefox-esr';
const WEBKIT_PATH = '/usr/bin/WebKitWebDriver';
const XVFB_PATH = '/usr/bin/Xvfb';
const INSTALL = 'apt-get install -y -qq --no-install-recommends';

test.each<[string, Given, string[], string[]]>([
  [
    'what is there is used',
    { present: [FIREFOX_PATH, WEBKIT_PATH, XVFB_PATH] },
    [`Firefox: ${FIREFOX_PATH}`, `WebKit: ${WEBKIT_PATH}`],
    [],
  ],
  [
    'what is missing is installed',
    {
      present: [FIREFOX_PATH],
      packages: { 'webkit2gtk-driver': WEBKIT_PATH, xvfb: XVFB_PATH },
    },
    [`Firefox: ${FIREFOX_PATH}`, `WebKit: ${WEBKIT_PATH}`],
    ['apt-get update -qq', `${INSTALL} webkit2gtk-driver xvfb`],
  ],
  [
    'what cannot be installed is left out',
    { packages: { 'firefox-esr': FIREFOX_PATH } },
    [
      `Firefox: ${FIREFOX_PATH}`,
      'WebKit is left out: apt-get could not install it. It takes webkit2gtk-driver and xvfb.',
    ],
    ['apt-get update -qq', `${INSTALL} firefox-esr`, `${INSTALL} webkit2gtk-driver xvfb`],
  ],
  [
    'others than root are told what to install',
    { canInstall: false, present: [WEBKIT_PATH, XVFB_PATH] },
    [
      'Firefox is left out: it is not installed, and only root can install it, with apt-get. It takes firefox-esr.',
      `WebKit: ${WEBKIT_PATH}`,
    ],
    [],
  ],
])('%s', (_, given, expected, expectedCommands) => {
  const { machine, commands } = createMachine(given);
  expect(prepareEngines(ENGINES, machine)).toEqual(expected);
  expect(commands).toEqual(expectedCommands);
});

test('an engine takes all of its programs', () => {
  expect(findEngine(WEBKIT, createMachine({ present: [WEBKIT_PATH] }).machine)).toBe(null);
});

test('other names of a program will do', () => {
  const { machine } = createMachine({ present: ['/usr/local/bin/firefox'] });
  expect(findEngine(FIREFOX, machine)).toBe('/usr/local/bin/firefox');
});
