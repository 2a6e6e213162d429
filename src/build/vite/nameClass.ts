import { createHash } from 'node:crypto';
import path from 'node:path';

/** The class that a name of a CSS module becomes: every document and script repeats it, so it is short. */
export function nameClass(name: string, filename: string): string {
  const file = path.relative(process.cwd(), filename.replace(/\?.*/, '')).replaceAll(path.sep, '/');
  const mark = createHash('sha256').update(file).digest('base64url').replace(/[-_]/g, '');
  return `_${name}_${mark.slice(0, 3)}`;
}
