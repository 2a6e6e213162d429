import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PlaygroundTuning } from '../../model/playground.ts';
import type { Problem } from '../../model/problem.ts';
import { describeImportError } from '../describeImportError.ts';
import type { SiteInput } from '../readSiteFiles.ts';
import { locate, type TuningFile } from './tuningFile.ts';

/** What was read from a file that tunes a playground, or why nothing was. */
export interface TuningResult {
  readonly tuning?: TuningFile;
  readonly problems: readonly Problem[];
}

/** Whether a file of the content tunes the playground of a page. */
export function isTuningFile(file: string): boolean {
  return path.posix.basename(file) === 'playground.ts';
}

const optionSchema = z.union([z.string(), z.number()]);
const themeOptionSchema = z.strictObject({
  fallback: optionSchema,
  options: z.array(optionSchema),
});

const tuningSchema = z.strictObject({
  component: z.string().optional(),
  props: z.array(z.string()).optional(),
  preset: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  children: z.string().optional(),
  fixed: z.record(z.string(), z.string()).optional(),
  around: z.string().optional(),
  stage: z.enum(['plain', 'opened', 'anchored', 'toggled']).optional(),
  theme: z.record(z.string(), themeOptionSchema).optional(),
});

/** Imports what a page says about its playground. A file that cannot be imported is a problem and ends nothing. */
export async function readTuning(
  file: string,
  { root, importModule }: Pick<SiteInput, 'root' | 'importModule'>,
): Promise<TuningResult> {
  const text = await readFile(path.join(root, file), 'utf8');
  try {
    const module = z.object({ default: z.unknown() }).parse(await importModule(file));
    const { success, data, error } = tuningSchema.safeParse(module.default);
    // Parsed above; what is left out is not there at all.
    if (success) {
      return { tuning: { file, text, tuning: data as PlaygroundTuning }, problems: [] };
    }
    const [issue] = error.issues;
    const keys = issue?.path.filter((key) => typeof key === 'string') ?? [];
    const odd = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      problems: [
        {
          ...locate({ file, text }, ...keys, ...odd),
          what: `The playground cannot be read: ${[...(issue?.path ?? []), issue?.message].join(': ')}.`,
          fix: 'Write `export default definePlayground({ … })`; its type lists what it takes.',
        },
      ],
    };
  } catch (error) {
    return { problems: [describeImportError(file, error)] };
  }
}
