import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnv } from './buildEnv.ts';
import { hashInputs } from './hashInputs.ts';

/**
 * What a build is for. One to look at on this machine leaves out what takes minutes the first time and shows
 * nowhere else: sizes of components that were not measured before, and compressed files.
 */
export type BuildPurpose = 'publish' | 'look';

export interface BuildOptions {
  readonly root: string;
  readonly env: BuildEnv;
  readonly purpose: BuildPurpose;
  /** Whether to show all that the tools say. */
  readonly verbose: boolean;
}

/** What a build was made from, as a hash, and for. */
export interface BuildStamp {
  readonly inputs: string;
  readonly purpose: BuildPurpose;
}

const STAMP = 'inputs.sha256';

/** Writes what a build was made from into its folder. */
export function writeStamp(folder: string, { inputs, purpose }: BuildStamp): Promise<void> {
  return writeFile(join(folder, STAMP), `${inputs}\n${purpose}`);
}

/** Whether the last build was made from exactly the same files and settings, and serves the purpose. */
export async function isBuilt({ root, env, purpose }: BuildOptions): Promise<boolean> {
  const stamp = await readFile(join(root, 'build', STAMP), 'utf8').catch(() => '');
  const [inputs, built] = stamp.split('\n');
  return (built === 'publish' || built === purpose) && inputs === (await hashInputs(root, env));
}
