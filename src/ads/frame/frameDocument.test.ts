import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAdConfig } from '../adConfig.ts';
import { formatFrameDocument, parseFrameMessage } from './frameDocument.ts';

describe('formatFrameDocument', () => {
  it('hands the settings to the watching script and escapes them', () => {
    const { network } = readAdConfig({
      VITE_AD_SCRIPT_URL: 'https://cdn.example/ad.js?a=1&b=%22',
      VITE_AD_PLACEHOLDER: '[id="x"]<script>',
    });
    if (network.kind !== 'script') throw new Error('A script network was configured.');
    const html = formatFrameDocument(network, 'rtl');
    expect(html).toContain(
      '<script data-src="https://cdn.example/ad.js?a=1&amp;b=%22" data-script-id="_carbonads_js"' +
        ' data-placeholder="[id=&quot;x&quot;]&lt;script>"' +
        ' data-backers="a[href*=&quot;/discover-more/backers&quot;]">',
    );
    expect(html).toContain('<html lang="en" dir="rtl">');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('parseFrameMessage', () => {
  test.each<[unknown, unknown]>([
    [{ kind: 'clicked' }, { kind: 'clicked' }],
    [
      { kind: 'placeholder', placeholder: 'filled', more: 1 },
      { kind: 'placeholder', placeholder: 'filled' },
    ],
    [
      { kind: 'placeholder', placeholder: 'backers' },
      { kind: 'placeholder', placeholder: 'backers' },
    ],
    [{ kind: 'placeholder', placeholder: 'other' }, null],
    [{ kind: 'placeholder' }, null],
    [{ kind: 'navigate', url: 'https://evil.example' }, null],
    ['clicked', null],
    [null, null],
  ])('reads %j as %j', (data, message) => {
    expect(parseFrameMessage(data)).toEqual(message);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        parseFrameMessage(data);
      }),
      { numRuns: 2000 },
    );
  });
});
