import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import {
  canInstall,
  installPackages,
  listPlaces,
  readMachine,
  refreshPackages,
  type Machine,
} from './machine.ts';
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

/** A machine, and where Playwright keeps its own browser on it. */
export interface BrowserMachine extends Machine {
  readonly playwrightBrowser: string;
}

/** The path of a Chromium or Chrome; installs one where there is none. */
export function findBrowser(machine: BrowserMachine = readBrowserMachine()): string {
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
export function findFullBrowser(machine: BrowserMachine = readBrowserMachine()): string {
  const full = COMMANDS.filter((command) => command !== SHELL);
  return (
    (machine.env.CHROMIUM_PATH ? undefined : findInstalled(machine, full)) ?? findBrowser(machine)
  );
}

function findInstalled(machine: BrowserMachine, commands = COMMANDS): string | undefined {
  const onPath = listPlaces(machine, commands);
  return [...onPath, ...MAC_APPS, machine.playwrightBrowser].find((path) => machine.starts(path));
}

function installPackage(machine: BrowserMachine): string | undefined {
  if (!canInstall(machine)) return undefined;
  refreshPackages(machine);
  for (const name of PACKAGES) {
    installPackages(machine, [name]);
    // On Ubuntu the package is a stub that needs snap, hence another look instead of trust.
    const browser = findInstalled(machine);
    if (browser) return browser;
  }
  return undefined;
}

function installDownload(machine: BrowserMachine): string | undefined {
  const dependencies = canInstall(machine) ? ['--with-deps'] : [];
  machine.log('Downloading Chromium');
  machine.execute(process.execPath, [PLAYWRIGHT, 'install', ...dependencies, 'chromium']);
  return machine.starts(machine.playwrightBrowser) ? machine.playwrightBrowser : undefined;
}

function readBrowserMachine(): BrowserMachine {
  return { ...readMachine(), playwrightBrowser: chromium.executablePath() };
}
