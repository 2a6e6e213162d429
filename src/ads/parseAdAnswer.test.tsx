import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { ANSWER_LIMITS, parseAdAnswer, type AnswerContext } from './parseAdAnswer.ts';
import { parseAdUrl } from './parseAdUrl.ts';
import { RecordView } from './RecordView.tsx';

const context: AnswerContext = {
  network: {
    allowedHosts: ['srv.example', '*.cdn.example', '*.px.example:8443'],
    allowLoopback: false,
  },
  poweredBy: 'Carbon',
  now: 1_700_000_000_000,
};
const good = {
  company: 'Acme',
  description: 'Anvils for every height.',
  image: '//img.cdn.example/anvil.png',
  statlink: '//srv.example/click?id=1',
  statimp: '//srv.example/imp',
  pixel: '//px.cdn.example/a?t=[timestamp]||https://srv.example/b?[timestamp]&x=[timestamp]',
  timestamp: '1699999999',
};
const parse = (answer: unknown) => parseAdAnswer(answer, context);

describe('parseAdAnswer', () => {
  it('turns an answer into a record and its pixels', () => {
    expect(parse({ ads: [good] })).toEqual({
      record: {
        link: 'https://srv.example/click?id=1',
        image: 'https://img.cdn.example/anvil.png',
        name: 'Acme',
        description: 'Anvils for every height.',
        poweredBy: 'Carbon',
        label: 'network',
      },
      pixels: [
        'https://srv.example/imp',
        'https://px.cdn.example/a?t=1699999999',
        'https://srv.example/b?1699999999&x=1699999999',
      ],
    });
  });

  it('takes the first usable ad', () => {
    expect(parse({ ads: [{}, null, 7, { ...good, statlink: '' }, good] })?.record.name).toBe(
      'Acme',
    );
  });

  it('looks at a limited number of ads', () => {
    const useless = new Array<unknown>(ANSWER_LIMITS.ads).fill({});
    expect(parse({ ads: [...useless, good] })).toBeNull();
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'ads'],
    ['a list', [good]],
    ['no list of ads', { ads: good }],
    ['an empty list', { ads: [] }],
    ['no link', { ads: [{ ...good, statlink: undefined }] }],
    ['a script as link', { ads: [{ ...good, statlink: 'javascript:alert(1)' }] }],
    ['a link to a strange host', { ads: [{ ...good, statlink: 'https://evil.example/' }] }],
    ['a picture from a strange host', { ads: [{ ...good, image: 'https://evil.example/a.png' }] }],
    ['a picture of data', { ads: [{ ...good, image: 'data:image/svg+xml,<svg/>' }] }],
    ['no words', { ads: [{ ...good, description: ' \n ' }] }],
    ['words of no width', { ads: [{ ...good, description: '\u200b\u200d\u2060\ufeff' }] }],
    ['words of direction marks', { ads: [{ ...good, description: '\u061c\u200f\u202e' }] }],
    ['words of marks without letters', { ads: [{ ...good, description: '\u0301'.repeat(90) }] }],
    ['words of fillers', { ads: [{ ...good, description: '\u3164\u115f\u2800\uffa0\u00ad' }] }],
    ['words that are no text', { ads: [{ ...good, description: { toString: 1 } }] }],
    ['a name that is no text', { ads: [{ ...good, company: ['Acme'] }] }],
  ])('finds no ad in %s', { tags: ['fault'] }, (_name, answer) => {
    expect(parse(answer)).toBeNull();
  });

  it('does without a picture and a name', () => {
    const { image: _image, company: _company, ...words } = good;
    expect(parse({ ads: [words] })?.record).toMatchObject({ image: null, name: '' });
  });

  it('splits pixels at two strokes, not at one', () => {
    const pixel = '//srv.example/?a|b||//srv.example/?c';
    expect(parse({ ads: [{ ...good, statimp: '', pixel }] })?.pixels).toEqual([
      'https://srv.example/?a|b',
      'https://srv.example/?c',
    ]);
  });

  it('drops pixels it must not load, repeats, and more than a few', () => {
    const many = Array.from({ length: 20 }, (_, index) => `https://srv.example/${index}`);
    const pixel = ['javascript:alert(1)', 'http://srv.example/', many[0], ...many].join('||');
    const { pixels } = parse({ ads: [{ ...good, statimp: 5, pixel }] }) ?? { pixels: [] };
    expect(pixels).toEqual(many.slice(0, ANSWER_LIMITS.pixels));
  });

  test.each<unknown>([undefined, 'soon', {}, '1&x=2', { toString: 1 }])(
    'fills its own time for timestamp %j',
    (timestamp) => {
      const pixel = '//srv.example/?[timestamp]';
      expect(parse({ ads: [{ ...good, statimp: '', pixel, timestamp }] })?.pixels).toEqual([
        'https://srv.example/?1700000000000',
      ]);
    },
  );

  it('draws no more than a few marks over a letter', () => {
    const description = `A\u0301e\u0302${'\u0489'.repeat(100)} b\u200dc`;
    expect(parse({ ads: [{ ...good, description }] })?.record.description).toBe(
      `A\u0301e\u0302${'\u0489'.repeat(3)} b\u200dc`,
    );
  });

  it('keeps words on one line, in their direction and within the limit', () => {
    const description = `\u202Eone\n\ttwo\u0000 ${'😀'.repeat(300)}`;
    const words = parse({ ads: [{ ...good, description }] })?.record.description ?? '';
    expect(words).toMatch(/^one two 😀+…$/u);
    expect([...words]).toHaveLength(ANSWER_LIMITS.description);
  });
});

describe('parseAdUrl', () => {
  test.each([
    ['https://srv.example/a', 'https://srv.example/a'],
    ['HTTPS://SRV.example/a', 'https://srv.example/a'],
    ['//a.b.cdn.example/x.png', 'https://a.b.cdn.example/x.png'],
    ['https://srv.example:443/', 'https://srv.example/'],
    ['http://srv.example/', null],
    ['https:srv.example', null],
    ['/path', null],
    ['', null],
    ['https://cdn.example/', null],
    ['https://evilcdn.example/', null],
    ['https://srv.example.evil.example/', null],
    ['https://srv.example:8443/', null],
    ['https://a.cdn.example:8443/', null],
    ['https://a.px.example:8443/', 'https://a.px.example:8443/'],
    ['https://a.px.example/', null],
    ['https://user:pass@srv.example/', null],
    ['https://evil.example\\@srv.example/', null],
    ['https://srv.example@evil.example/', null],
    ['//evil.example/https://srv.example/', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['http://127.0.0.1/', null],
    [42, null],
    [['https://srv.example/'], null],
  ])('%j becomes %j', (text, expected) => {
    expect(parseAdUrl(text, context.network)).toBe(expected);
  });

  it('refuses an address of absurd length', () => {
    expect(parseAdUrl(`https://srv.example/${'a'.repeat(2048)}`, context.network)).toBeNull();
  });

  it('accepts http on this machine only for a network on this machine', () => {
    const allowedHosts = ['127.0.0.1:4000', 'srv.example'];
    const local = { allowedHosts, allowLoopback: true };
    expect(parseAdUrl('http://127.0.0.1:4000/a', local)).toBe('http://127.0.0.1:4000/a');
    expect(parseAdUrl('http://srv.example/a', local)).toBeNull();
    expect(
      parseAdUrl('http://127.0.0.1:4000/a', { allowedHosts, allowLoopback: false }),
    ).toBeNull();
  });
});

describe('a hostile answer', { tags: ['fault'] }, () => {
  const attacks = fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    '&lt;b&gt;',
    "' onclick='alert(1)",
    '\u202E\u0000\uFEFF',
    '__proto__',
    'https://evil.example/',
    '//srv.example/"onload="alert(1)',
    'https://srv.example/<script>',
    '//srv.example/ok',
  );
  const anything = fc.oneof(
    attacks,
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.webUrl(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const fields = fc.record(
    {
      company: anything,
      description: anything,
      image: fc.oneof(anything, fc.constant('//img.cdn.example/a.png'), fc.constant('')),
      statlink: fc.oneof(anything, fc.constant('//srv.example/ok')),
      statimp: anything,
      pixel: fc.oneof(
        anything,
        fc.array(attacks).map((list) => list.join('||')),
      ),
      timestamp: anything,
      __proto__: anything,
      toString: anything,
    },
    { requiredKeys: [] },
  );
  const answers = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ ads: fc.array(fc.oneof(fields, anything), { maxLength: 3 }) }),
    },
    { weight: 1, arbitrary: fc.record({ ads: anything }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );

  it('never throws and is never drawn as anything but text and checked addresses', () => {
    let usable = 0;
    fc.assert(
      fc.property(answers, (written) => {
        const answer: unknown = JSON.parse(JSON.stringify(written));
        const ad = parse(answer);
        if (!ad) return;
        usable += 1;
        for (const url of [ad.record.link, ad.record.image, ...ad.pixels]) {
          if (url !== null) expect(url).toMatch(/^https:\/\/(srv|[a-z0-9.-]+\.cdn)\.example\//);
        }
        expect([...ad.record.name].length).toBeLessThanOrEqual(ANSWER_LIMITS.name);
        expect([...ad.record.description].length).toBeLessThanOrEqual(ANSWER_LIMITS.description);
        const html = renderToStaticMarkup(<RecordView record={ad.record} onClick={() => {}} />);
        expect(withoutText(html)).toMatch(SKELETON);
      }),
      { numRuns: 20_000 },
    );
    expect(usable).toBeGreaterThan(500);
  });
});

/** The only elements and attributes an advertisement may consist of. */
const SKELETON =
  /^<div class=""><a class="" href="" target="_blank" rel="sponsored noopener">(<img class="" src="" alt="" width="130" height="100" fetchPriority="low" referrerPolicy="[a-z-]+"\/>)?<span class=""><span class="">(<b><bdi><\/bdi><\/b>)?<bdi><\/bdi><\/span><span class=""><\/span><\/span><\/a><\/div>$/;

function withoutText(html: string): string {
  return html.replace(/>[^<]*</g, '><').replace(/ (class|href|src)="[^"]*"/g, ' $1=""');
}
