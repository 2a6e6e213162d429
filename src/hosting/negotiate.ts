/** The request headers that decide which part of a file is sent, if any. */
export interface Conditions {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly range?: string | undefined;
}

/** What identifies the state of a file. */
export interface Validators {
  readonly etag: string;
  readonly modified: Date;
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Whether the client already has the current state (RFC 9110, 13.2.2). */
export function isUnchanged(conditions: Conditions, { etag, modified }: Validators): boolean {
  const known = conditions['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes(etag) || tags.includes('*');
  }
  return toSeconds(modified) <= toSeconds(conditions['if-modified-since']);
}

/**
 * The range a client asks for; undefined for the whole file, null where the file has no such bytes.
 * Several ranges at once are answered with the whole file, which the standard allows.
 */
export function selectRange(
  { range, 'if-range': condition }: Conditions,
  { etag, modified }: Validators,
  size: number,
): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  const [, start = '', end = ''] = match ?? [];
  if (!match || (start === '' && end === '')) return undefined;
  if (condition !== undefined && condition !== etag) {
    if (toSeconds(condition) !== toSeconds(modified)) return undefined;
  }
  const first = start === '' ? Math.max(0, size - Number(end)) : Number(start);
  const last = start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1);
  if (start !== '' && end !== '' && Number(end) < Number(start)) return undefined;
  return first <= last ? { first, last } : null;
}

/** Dates of HTTP have no milliseconds; what is not a date compares as false. */
function toSeconds(date: Date | string | undefined): number {
  return Math.floor(new Date(date ?? '').getTime() / 1000);
}
