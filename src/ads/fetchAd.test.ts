import { describe, expect, it, test } from 'vitest';
import type { JsonNetwork } from './adConfig.ts';
import { ANSWER_MAX_BYTES, fetchAd } from './fetchAd.ts';

const network: JsonNetwork = {
  kind: 'json',
  url: 'https://srv.example/ads.json',
  allowedHosts: ['srv.example'],
  allowLoopback: false,
};
const good = JSON.stringify({
  ads: [{ company: 'Acme', description: 'Anvils', statlink: '//srv.example/click' }],
});

function ask(respond: typeof fetch, signal = new AbortController().signal) {
  return fetchAd(network, { poweredBy: 'Carbon' }, { fetch: respond, now: () => 0 }, signal);
}

describe('fetchAd', () => {
  it('asks without cookies and gives the ad', async () => {
    const requests: unknown[] = [];
    const answer = await ask(async (url, options) => {
      requests.push([url, options?.credentials, options?.cache]);
      return new Response(good);
    });
    expect(requests).toEqual([['https://srv.example/ads.json', 'omit', 'no-store']]);
    expect(answer).toMatchObject({ kind: 'answered', ad: { record: { name: 'Acme' } } });
  });

  test.each<[string, string]>([
    ['an empty list', '{"ads":[]}'],
    ['an ad without a link', '{"ads":[{"description":"x"}]}'],
    ['some other JSON', '[1,2]'],
    ['null', 'null'],
  ])('finds no usable ad in %s', async (_name, body) => {
    expect(await ask(async () => new Response(body))).toEqual({ kind: 'answered', ad: null });
  });

  test.each<[string, () => Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 500', async () => new Response(good, { status: 500 })],
    ['status 404', async () => new Response('', { status: 404 })],
    ['a web page', async () => new Response('<!doctype html><p>Hello')],
    ['an empty body', async () => new Response('')],
    ['no body', async () => new Response(null)],
    ['half an answer', async () => new Response(good.slice(0, 40))],
  ])('fails silently for %s', async (_name, respond) => {
    expect(await ask(respond)).toEqual({ kind: 'failed' });
  });

  it('stops reading an answer that is too long', async () => {
    let sent = 0;
    let cancelled = false;
    const chunk = new Uint8Array(16_384).fill(32);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
      cancel() {
        cancelled = true;
      },
    });
    expect(await ask(async () => new Response(body))).toEqual({ kind: 'failed' });
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(ANSWER_MAX_BYTES * 2);
  });

  it('puts letters together that arrive in pieces', async () => {
    const bytes = new TextEncoder().encode(good.replace('Anvils', 'Ambösse 🎉'));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await ask(async () => new Response(body))).toMatchObject({
      ad: { record: { description: 'Ambösse 🎉' } },
    });
  });
});
