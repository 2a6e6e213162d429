import { expect, test } from 'vitest';
import { findBrowser, findFullBrowser, type BrowserMachine } from './findBrowser.ts';

interface Given {
  /** Programs that start from the beginning. */
  readonly present?: readonly string[];
  /** Programs that a command adds, by a word of that command. */
  readonly installs?: Readonly<Record<string, string>>;
  readonly env?: BrowserMachine['env'];
  readonly isRoot?: boolean;
  readonly hasApt?: boolean;
}

function createMachine({ present = [], installs = {}, env = {}, ...rights }: Given) {
  const programs = new Set(present);
  const commands: string[] = [];
  const machine: BrowserMachine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isRoot: false,
    hasApt: false,
    ...rights,
    playwrightBrowser: '/cache/playwright/chrome',
    starts: (path) => programs.has(path),
    log: () => undefined,
    execute: (command, args) => {
      commands.push([command === process.execPath ? 'node' : command, ...args].join(' '));
      const installed = Object.entries(installs).find(([word]) => args.includes(word))?.[1];
      if (installed) programs.add(installed);
      return installed !== undefined;
    },
  };
  return { machine, commands };
}

const UPDATE = 'apt-get update -qq';
const APT_SHELL = 'apt-get install -y -qq --no-install-recommends chromium-headless-shell';
const APT = 'apt-get install -y -qq --no-install-recommends chromium';
const DOWNLOAD = 'node node_modules/playwright-core/cli.js install chromium';

test.each<[string, Given, string, string[]]>([
  [
    'the one named by the environment comes first',
    { env: { CHROMIUM_PATH: '/opt/chrome' }, present: ['/opt/chrome', '/usr/bin/chromium'] },
    '/opt/chrome',
    [],
  ],
  [
    'the shell comes before the browser with windows',
    { present: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] },
    '/usr/bin/chromium-headless-shell',
    [],
  ],
  [
    'Chromium comes before Chrome',
    { present: ['/usr/bin/google-chrome', '/usr/bin/chromium'] },
    '/usr/bin/chromium',
    [],
  ],
  [
    'Chrome will do',
    { present: ['/usr/local/bin/google-chrome-stable'] },
    '/usr/local/bin/google-chrome-stable',
    [],
  ],
  [
    'one that Playwright has downloaded before will do',
    { present: ['/cache/playwright/chrome'], isRoot: true, hasApt: true },
    '/cache/playwright/chrome',
    [],
  ],
  [
    'root on Debian gets the package',
    {
      isRoot: true,
      hasApt: true,
      installs: { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' },
    },
    '/usr/bin/chromium-headless-shell',
    [UPDATE, APT_SHELL],
  ],
  [
    'a Debian without the shell gets the whole browser',
    { isRoot: true, hasApt: true, installs: { chromium: '/usr/bin/chromium' } },
    '/usr/bin/chromium',
    [UPDATE, APT_SHELL, APT],
  ],
  [
    "a package that does not start is followed by Playwright's",
    { isRoot: true, hasApt: true, installs: { '--with-deps': '/cache/playwright/chrome' } },
    '/cache/playwright/chrome',
    [UPDATE, APT_SHELL, APT, DOWNLOAD.replace('install', 'install --with-deps')],
  ],
  [
    "others get Playwright's",
    { hasApt: true, installs: { install: '/cache/playwright/chrome' } },
    '/cache/playwright/chrome',
    [DOWNLOAD],
  ],
])('%s', (_, given, expected, expectedCommands) => {
  const { machine, commands } = createMachine(given);
  expect(findBrowser(machine)).toBe(expected);
  expect(commands).toEqual(expectedCommands);
});

test('a named browser that does not start is an error', () => {
  const { machine } = createMachine({
    env: { CHROMIUM_PATH: '/opt/none' },
    present: ['/usr/bin/chromium'],
  });
  expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH is "/opt/none", which does not start.');
});

test('no browser at all is an error that says what to do', () => {
  const { machine } = createMachine({});
  expect(() => findBrowser(machine)).toThrow(
    'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
});

test.each<[string, Given, string]>([
  [
    'a browser with windows comes before the shell',
    { present: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] },
    '/usr/bin/chromium',
  ],
  [
    'the shell will do',
    { present: ['/usr/bin/chromium-headless-shell'] },
    '/usr/bin/chromium-headless-shell',
  ],
  [
    'the one named by the environment comes first',
    { env: { CHROMIUM_PATH: '/opt/shell' }, present: ['/opt/shell', '/usr/bin/chromium'] },
    '/opt/shell',
  ],
])('what times are measured with: %s', (_, given, expected) => {
  expect(findFullBrowser(createMachine(given).machine)).toBe(expected);
});
