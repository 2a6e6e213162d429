import { describeTaken, type AddressRules } from '../../src/source/checkAddresses.ts';
import { VerbError } from '../verbError.ts';

/** What making something new needs to know of the project. */
export interface Project {
  /** The text of a file, or undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  /** The navigation.ts of the product that an address belongs to. */
  readonly findNavigation: (pathname: string) => string | undefined;
  /** What decides which addresses pages can have. */
  readonly addresses: AddressRules;
}

/** Files to write and what to say then. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly next: string;
}

/** The text of a file that must be there. */
export function readExisting(project: Project, file: string, otherwise: string): string {
  const text = project.read(file);
  if (text === undefined) throw new VerbError(`${file} does not exist. ${otherwise}`);
  return text;
}

/** Stops where a file would be overwritten. */
export function refuseExisting(project: Project, file: string): void {
  if (project.read(file) !== undefined) throw new VerbError(`${file} is there already.`);
}

/** Stops where nobody could open a page. */
export function refuseTaken({ addresses }: Project, pathname: string): void {
  const taken = describeTaken(pathname, addresses);
  if (taken) throw new VerbError(`${taken.what} ${taken.fix}`);
}

/** `react-date-picker` → `React date picker`. */
export function formatTitle(name: string): string {
  const words = name.replace(/^react-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
