import type { JsonNetwork } from './adConfig.ts';
import type { NetworkAd } from './adRecord.ts';
import { parseAdUrl } from './parseAdUrl.ts';

/** How much of an answer is looked at, so that nothing it holds outgrows the slot. */
export const ANSWER_LIMITS = { ads: 10, name: 60, description: 180, pixels: 8 } as const;

/** What the reader of an answer must know besides the answer. */
export interface AnswerContext {
  readonly network: Pick<JsonNetwork, 'allowedHosts' | 'allowLoopback'>;
  readonly poweredBy: string;
  /** Milliseconds, for pixels whose advertisement brings no timestamp. */
  readonly now: number;
}

/** The first usable advertisement of an answer, which may be anything at all; null for none. */
export function parseAdAnswer(answer: unknown, context: AnswerContext): NetworkAd | null {
  if (!isObject(answer) || !Array.isArray(answer.ads)) return null;
  const candidates: unknown[] = answer.ads.slice(0, ANSWER_LIMITS.ads);
  for (const candidate of candidates) {
    const ad = isObject(candidate) ? parseAd(candidate, context) : null;
    if (ad) return ad;
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Without a link nothing was sold; a picture may be missing, but not be wrong. */
function parseAd(fields: Fields, { network, poweredBy, now }: AnswerContext): NetworkAd | null {
  const link = parseAdUrl(fields.statlink, network);
  const image = isMissing(fields.image) ? null : parseAdUrl(fields.image, network);
  const name = parseText(fields.company, ANSWER_LIMITS.name);
  const description = parseText(fields.description, ANSWER_LIMITS.description);
  if (!link || !description || name === null || (image === null && !isMissing(fields.image))) {
    return null;
  }
  const timestamp = readTimestamp(fields, now);
  const pixels = [...splitPixels(fields.statimp), ...splitPixels(fields.pixel)]
    .map((pixel) => parseAdUrl(pixel.replaceAll('[timestamp]', timestamp), network))
    .filter((pixel) => pixel !== null);
  return {
    record: { link, image, name, description, poweredBy, label: 'network' },
    pixels: [...new Set(pixels)].slice(0, ANSWER_LIMITS.pixels),
  };
}

/** Marks that are drawn over one letter; no language needs more of them, and piled up they leave the slot. */
const MARK_RUN = /(\p{M}{4})\p{M}+/gu;

/** Letters, digits, signs: what is left when all that draws nothing by itself is taken away. */
const VISIBLE = /[^\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Plain words on one line, cut to a length; null for what is no text. */
function parseText(value: unknown, maxLength: number): string | null {
  if (isMissing(value)) return '';
  if (typeof value !== 'string') return null;
  // Direction overrides could turn the words around them, line breaks could push them out of the slot.
  const line = value
    .replace(/[\p{Cc}\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(MARK_RUN, '$1')
    .trim();
  if (!VISIBLE.test(line)) return '';
  const characters = [...line];
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

function splitPixels(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split('||') : [];
}

function readTimestamp({ timestamp }: Fields, now: number): string {
  const text = typeof timestamp === 'number' ? String(timestamp) : timestamp;
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? text : String(now);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
