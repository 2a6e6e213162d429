import type { AdConfig, JsonNetwork } from './adConfig.ts';
import type { NetworkAd } from './adRecord.ts';
import { parseAdAnswer } from './parseAdAnswer.ts';

/** What came of asking the JSON endpoint once. */
export type AdAnswer =
  { readonly kind: 'answered'; readonly ad: NetworkAd | null } | { readonly kind: 'failed' };

/** More than this is no advertisement. */
export const ANSWER_MAX_BYTES = 65_536;

/** Asks the JSON endpoint once. Never rejects: whatever goes wrong means no advertisement. */
export async function fetchAd(
  network: JsonNetwork,
  { poweredBy }: Pick<AdConfig, 'poweredBy'>,
  browser: { fetch: typeof fetch; now: () => number },
  signal: AbortSignal,
): Promise<AdAnswer> {
  try {
    const response = await browser.fetch(network.url, {
      signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    const text = response.ok ? await readCapped(response) : null;
    if (text === null) return { kind: 'failed' };
    const answer: unknown = JSON.parse(text);
    return {
      kind: 'answered',
      ad: parseAdAnswer(answer, { network, poweredBy, now: browser.now() }),
    };
  } catch {
    return { kind: 'failed' };
  }
}

/** The body as text, or null as soon as it proves too long; the rest is never downloaded. */
async function readCapped(response: Response): Promise<string | null> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > ANSWER_MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
