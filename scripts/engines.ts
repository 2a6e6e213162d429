import {
  canInstall,
  installPackages,
  listPlaces,
  refreshPackages,
  type Machine,
} from './machine.ts';

/** A browser engine beside Chromium that the site is tried in. */
export interface Engine {
  readonly name: string;
  /** The programs it takes, the one that is driven first; each may go by several names. */
  readonly programs: readonly Program[];
  /** The packages of Debian that bring them. */
  readonly packages: readonly string[];
}

interface Program {
  readonly commands: readonly string[];
  /** What makes the program end at once, if it starts at all. */
  readonly probe: string;
}

export const FIREFOX: Engine = {
  name: 'Firefox',
  programs: [{ commands: ['firefox-esr', 'firefox'], probe: '--version' }],
  packages: ['firefox-esr'],
};

/** The engine of Safari, as GTK has it. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  programs: [
    { commands: ['WebKitWebDriver'], probe: '--help' },
    { commands: ['Xvfb'], probe: '-help' },
  ],
  packages: ['webkit2gtk-driver', 'xvfb'],
};

export const ENGINES = [FIREFOX, WEBKIT] as const;

/** The program that drives an engine; null where something that it takes is missing. */
export function findEngine({ programs }: Engine, machine: Machine): string | null {
  const found = programs.map(({ commands, probe }) =>
    listPlaces(machine, commands).find((path) => machine.starts(path, probe)),
  );
  const [driven] = found;
  return driven !== undefined && !found.includes(undefined) ? driven : null;
}

/** Installs the engines that are missing where that can be done, and says of each whether it is there. */
export function prepareEngines(engines: readonly Engine[], machine: Machine): string[] {
  const isMissing = (engine: Engine): boolean => findEngine(engine, machine) === null;
  const missing = engines.filter(isMissing);
  if (missing.length > 0 && canInstall(machine)) {
    refreshPackages(machine);
    for (const { packages } of missing) installPackages(machine, packages);
  }
  return engines.map((engine) => {
    const { name, packages } = engine;
    if (!isMissing(engine)) return `${name}: ${findEngine(engine, machine)}`;
    const reason = canInstall(machine)
      ? 'apt-get could not install it'
      : 'it is not installed, and only root can install it, with apt-get';
    return `${name} is left out: ${reason}. It takes ${packages.join(' and ')}.`;
  });
}
