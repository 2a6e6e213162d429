import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPackage } from '../apiPackages.ts';
import { extractPackage, type PackageLocation } from './extractPackage.ts';

/** What the parent process asks for, as JSON in the first argument. */
export interface ExtractionTask {
  readonly config: ApiPackage;
  readonly location: PackageLocation;
  /** File that the answer is written to. */
  readonly output: string;
}

const { config, location, output } = JSON.parse(process.argv[2] ?? '') as ExtractionTask;
const docs = extractPackage(config, location);
mkdirSync(path.dirname(output), { recursive: true });
// Another process may read or write the same cache: a file appears whole or not at all.
const unfinished = `${output}.${process.pid}`;
writeFileSync(unfinished, JSON.stringify(docs));
renameSync(unfinished, output);
