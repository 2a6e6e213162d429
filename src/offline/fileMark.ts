/** Letters of a mark: 48 bits, which no accident meets by chance. */
const MARK_LENGTH = 8;

/** A short digest of a hashed file's address and bytes. The worker knows those of all files of its build. */
export async function markFile(
  url: string,
  content: Uint8Array<ArrayBuffer> | ArrayBuffer,
): Promise<string> {
  const bytes = await new Blob([url, '\n', content]).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, MARK_LENGTH);
}

/** All marks in one text, as it stands in the worker. */
export function joinMarks(marks: readonly string[]): string {
  return [...marks].sort().join('');
}

/** The marks in such a text. */
export function splitMarks(text: string): ReadonlySet<string> {
  return new Set(text.match(new RegExp(`.{${MARK_LENGTH}}`, 'g')));
}
