import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What finding and installing programs needs of the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** Whether a file is a program that runs; the argument makes it say something and end. */
  readonly starts: (path: string, argument?: string) => boolean;
  /** Tells the reader of the console what takes a while. */
  readonly log: (line: string) => void;
  /** Runs a command and tells whether it went well; what it said is shown only if it did not. */
  readonly execute: (command: string, args: readonly string[]) => boolean;
}

/** The machine this runs on. */
export function readMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    starts: (path, argument = '--version') =>
      existsSync(path) && spawnSync(path, [argument], { timeout: 30_000 }).status === 0,
    log: console.log,
    execute: (command, args) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { status, output } = spawnSync(command, args, {
        encoding: 'utf8',
        env,
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      if (status !== 0) process.stderr.write((output ?? []).join(''));
      return status === 0;
    },
  };
}

/** Where commands may lie, in the order in which the system looks for them. */
export function listPlaces({ env }: Machine, commands: readonly string[]): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** Whether packages can be installed without asking anybody. */
export function canInstall({ isRoot, hasApt }: Machine): boolean {
  return isRoot && hasApt;
}

/** Lets the system learn which packages there are. */
export function refreshPackages({ execute }: Machine): void {
  execute('apt-get', ['update', '-qq']);
}

/** Installs packages of the system; those who need them look again rather than trust. */
export function installPackages({ execute, log }: Machine, names: readonly string[]): void {
  log(`Installing ${names.join(', ')}`);
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
