/** Content encodings files are stored in, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The ending an encoding adds to a file's name. */
export const ENCODED_ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<
  Encoding,
  string
>;

/** What is preferred among equals: the smaller file, and the plain one only where nothing else is wanted. */
const PREFERENCE = [...ENCODINGS, 'identity'] as const;

/**
 * The encoding to send: of the available ones and the plain file, the one that the client likes best.
 * Undefined when it takes none of them.
 */
export function selectEncoding(
  acceptEncoding: string,
  available: readonly Encoding[],
): Encoding | 'identity' | undefined {
  const accepted = parseQualities(acceptEncoding);
  const rank = (name: Encoding | 'identity'): number => {
    const stated = accepted.get(name) ?? accepted.get('*');
    // The plain file may be sent unless it is refused, but nobody who says nothing about it wants it.
    return stated ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  };
  const choices = PREFERENCE.filter((name) => name === 'identity' || available.includes(name));
  const best = choices.toSorted((a, b) => rank(b) - rank(a))[0];
  return best !== undefined && rank(best) > 0 ? best : undefined;
}

/** How much a client likes each encoding, from 0 (refused) to 1. */
function parseQualities(acceptEncoding: string): ReadonlyMap<string, number> {
  const items = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((item) => item.trim() !== '');
  return new Map(
    items.map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      const value = quality === undefined ? 1 : Number(quality.slice(2));
      return [name, Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0];
    }),
  );
}
