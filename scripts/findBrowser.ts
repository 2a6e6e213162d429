import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { VerbError } from './verbError.ts';

const SHELL = 'chromium-headless-shell';
/**
 * The shell comes first: it is the same browser without windows, and starts in a fifth of the time. The tests
 * must pass with either; where the two differ, a test has looked at the window and not at the page.
 */
const COMMANDS: readonly string[] = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's packages of the two; older releases have only the second. */
const PACKAGES = [SHELL, 'chromium'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PLAYWRIGHT = 'node_modules/playwright-core/cli.js';

/** What finding a browser needs of the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** Where Playwright keeps its own browser. */
  readonly playwrightBrowser: string;
  /** Whether a file is a program that runs and tells its version. */
  readonly starts: (path: string) => boolean;
  /** Runs a command and tells whether it went well. */
  readonly execute: (command: string, args: readonly string[]) => boolean;
}

/** The path of a Chromium or Chrome; installs one where there is none. */
export function findBrowser(machine: Machine = readMachine()): string {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.starts(named)) return named;
    throw new VerbError(`CHROMIUM_PATH is "${named}", which does not start.`);
  }
  const browser = findInstalled(machine) ?? installPackage(machine) ?? installDownload(machine);
  if (browser) return browser;
  throw new VerbError(
    'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** What a browser calls itself, version included. */
export function readBrowserVersion(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

/** The same, but a browser with windows where there is one: the shell paints in about half the time. */
export function findFullBrowser(machine: Machine = readMachine()): string {
  const full = COMMANDS.filter((command) => command !== SHELL);
  return (
    (machine.env.CHROMIUM_PATH ? undefined : findInstalled(machine, full)) ?? findBrowser(machine)
  );
}

function findInstalled(machine: Machine, commands = COMMANDS): string | undefined {
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...MAC_APPS, machine.playwrightBrowser].find((path) => machine.starts(path));
}

function installPackage(machine: Machine): string | undefined {
  if (!machine.isRoot || !machine.hasApt) return undefined;
  machine.execute('apt-get', ['update', '-qq']);
  for (const name of PACKAGES) {
    machine.execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    // On Ubuntu the package is a stub that needs snap, hence another look instead of trust.
    const browser = findInstalled(machine);
    if (browser) return browser;
  }
  return undefined;
}

function installDownload(machine: Machine): string | undefined {
  const dependencies = machine.isRoot && machine.hasApt ? ['--with-deps'] : [];
  machine.execute(process.execPath, [PLAYWRIGHT, 'install', ...dependencies, 'chromium']);
  return machine.starts(machine.playwrightBrowser) ? machine.playwrightBrowser : undefined;
}

function readMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    playwrightBrowser: chromium.executablePath(),
    starts: (path) =>
      existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
    execute: (command, args) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
    },
  };
}
