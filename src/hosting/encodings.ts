/** Content encodings files are stored in, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The ending an encoding adds to a file's name. */
export const ENCODED_ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<
  Encoding,
  string
>;

/** The best of the available encodings that the client takes; undefined for the plain file. */
export function selectEncoding(
  acceptEncoding: string,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Map(
    acceptEncoding.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
      return [name, !isRefused] as const;
    }),
  );
  return available.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false);
}
