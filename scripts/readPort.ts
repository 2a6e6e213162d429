import { VerbError } from './verbError.ts';

/** The highest number a port can have. */
export const HIGHEST_PORT = 65_535;

/** The port that a setting or an option asks for, else the usual one. */
export function readPort(value: string | undefined, usual: number, name = 'PORT'): number {
  if (value === undefined || value === '') return usual;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= HIGHEST_PORT) return port;
  throw new VerbError(
    `${name} is "${value}", which is no port. Give a whole number from 0 to ${HIGHEST_PORT}, as in ${name}=${usual}.`,
  );
}
