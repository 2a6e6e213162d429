/** What is known of an error code. */
export type ErrorCode =
  | {
      readonly kind: 'thrown';
      readonly code: number;
      /** The message, with `%s` for each argument. */
      readonly message: string;
    }
  | { readonly kind: 'retired'; readonly code: number };

/** Where the page of production errors lists a code. */
export function formatErrorAnchor(code: number): string {
  return `code-${code}`;
}

/** What the address of the production error page asks about. */
export type DecodedError =
  | { readonly kind: 'found'; readonly code: number; readonly message: string }
  | { readonly kind: 'retired'; readonly code: number }
  | { readonly kind: 'unknown'; readonly code: number }
  | { readonly kind: 'malformed'; readonly value: string }
  | { readonly kind: 'absent' };

/** Shown for an argument the address does not hold. */
export const MISSING_ARGUMENT = '[missing argument]';

/** Codes of earlier versions that no package throws any more. */
export const RETIRED_CODES = [3, 4, 5, 8, 13] as const;

/** Finds the message of `?code=7&args[]=a&args[]=b` and puts the arguments in, as text, in order. */
export function decodeProductionError(
  search: URLSearchParams,
  codes: readonly ErrorCode[],
): DecodedError {
  const value = search.get('code')?.trim() ?? '';
  if (value === '') return { kind: 'absent' };
  if (!/^\d{1,6}$/.test(value)) return { kind: 'malformed', value };
  const code = Number(value);
  const known = codes.find((each) => each.code === code);
  if (!known) return { kind: 'unknown', code };
  if (known.kind === 'retired') return known;
  return { kind: 'found', code, message: fillIn(known.message, search.getAll('args[]')) };
}

function fillIn(message: string, args: readonly string[]): string {
  let index = 0;
  return message.replace(/%s/g, () => {
    const argument = args[index];
    index += 1;
    return argument ?? MISSING_ARGUMENT;
  });
}
