import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Why demos may keep what axe holds against them. */
const excuseSchema = z.strictObject({
  /** Where it is absent, all demos of the folder and of those below are meant. */
  demo: z.string().optional(),
  /** The rule's name, e.g. `color-contrast`; `layout-shift` where demos move when they start. */
  rule: z.string(),
  /** Selector of the elements that are meant, or of what they are in. */
  part: z.string(),
  reason: z.string().min(30),
});

/** An excuse and the file it stands in. */
export interface Excuse extends z.infer<typeof excuseSchema> {
  readonly file: string;
}

/** The excuses for the demos of a page: `excuses.json` beside them and in the folders above. */
export async function readExcuses(pathname: string): Promise<readonly Excuse[]> {
  const names = pathname.split('/').filter((name) => name !== '');
  const files = names
    .map((_, index) => join('content', ...names.slice(0, index + 1), 'excuses.json'))
    .filter((file) => existsSync(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const excuses = z.array(excuseSchema).parse(JSON.parse(await readFile(file, 'utf8')));
      return excuses.map((excuse) => ({ ...excuse, file }));
    }),
  );
  return found.flat();
}
