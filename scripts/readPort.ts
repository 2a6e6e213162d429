import { VerbError } from './verbError.ts';

const HIGHEST_PORT = 65_535;

/** The port that the environment asks for, else the usual one. */
export function readPort(value: string | undefined, usual: number): number {
  if (value === undefined || value === '') return usual;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= HIGHEST_PORT) return port;
  throw new VerbError(
    `PORT is "${value}", which is no port. Give a whole number from 0 to ${HIGHEST_PORT}, as in PORT=${usual}.`,
  );
}
