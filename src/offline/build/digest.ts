import { createHash } from 'node:crypto';

/** The digest of a file's content, as the `integrity` of a request. */
export function digest(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
