import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPackage } from '../apiPackages.ts';
import { extractPackage, type PackageLocation } from './extractPackage.ts';

/** What the parent process asks for. */
export interface ExtractionTask {
  readonly config: ApiPackage;
  readonly location: PackageLocation;
  /** File that the answer is written to. */
  readonly output: string;
}

/** Null when a package was read, else what went wrong. */
export type ExtractionAnswer = string | null;

process.on('message', (task: ExtractionTask) => process.send?.(answer(task)));

function answer(task: ExtractionTask): ExtractionAnswer {
  try {
    extract(task);
    return null;
  } catch (error) {
    return String(error);
  }
}

function extract({ config, location, output }: ExtractionTask): void {
  const docs = extractPackage(config, location);
  mkdirSync(path.dirname(output), { recursive: true });
  // Another process may read or write the same cache: a file appears whole or not at all.
  const unfinished = `${output}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(docs));
  renameSync(unfinished, output);
}
