import { writeWhole } from '../../../files/writeWhole.ts';
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

process.on('message', (task: ExtractionTask) => {
  void answer(task).then((failure) => process.send?.(failure));
});

async function answer(task: ExtractionTask): Promise<ExtractionAnswer> {
  try {
    await extract(task);
    return null;
  } catch (error) {
    return String(error);
  }
}

function extract({ config, location, output }: ExtractionTask): Promise<void> {
  // Another process may read or write the same cache: a file appears whole or not at all.
  return writeWhole(output, JSON.stringify(extractPackage(config, location)));
}
