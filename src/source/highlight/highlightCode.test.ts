import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LANGUAGES, type CodeLanguage } from '../../model/code.ts';
import { highlightCode } from './highlightCode.ts';
import { TOKEN_KINDS } from './tokenKinds.ts';

describe('highlightCode', () => {
  it.each<[CodeLanguage, string, string]>([
    [
      'tsx',
      'export default function App() {}',
      '<span class="k">export default function</span> <span class="f">App</span>() {}',
    ],
    [
      'tsx',
      '<Box sx={{ gap: 2 }} />',
      '&lt;<span class="f">Box</span> <span class="p">sx</span>={{ gap: <span class="n">2</span> }} />',
    ],
    [
      'tsx',
      '<A>b</A>\n<A c />',
      '&lt;<span class="f">A</span>>b&lt;/<span class="f">A</span>>\n&lt;<span class="f">A</span> <span class="p">c</span> />',
    ],
    [
      'ts',
      'let a: string = `b ${c} d`;',
      '<span class="k">let</span> a: <span class="t">string</span> = <span class="s">`b </span>${c}<span class="s"> d`</span>;',
    ],
    ['js', 'a = b => 1 // why', 'a = b => <span class="n">1</span> <span class="c">// why</span>'],
    [
      'css',
      '.a { color: red }',
      '<span class="p">.a</span> { <span class="p">color</span>: <span class="n">red</span> }',
    ],
    [
      'bash',
      'npm install --save x',
      '<span class="f">npm</span> install <span class="p">--save</span> x',
    ],
    ['json', '{ "a": true }', '{ <span class="p">"a"</span>: <span class="k">true</span> }'],
    ['yaml', 'a: 1', '<span class="p">a</span>: <span class="n">1</span>'],
    [
      'html',
      '<p id="x">&amp;</p>',
      '&lt;<span class="f">p</span> <span class="p">id</span>=<span class="s">"x"</span>><span class="n">&amp;amp;</span>&lt;/<span class="f">p</span>>',
    ],
    ['diff', '-a\n+b', '<span class="d">-a</span>\n<span class="i">+b</span>'],
    ['md', '# Title', '# <span class="k">Title</span>'],
    ['text', 'if (a < b && c)', 'if (a &lt; b &amp;&amp; c)'],
  ])('gives %s code few elements: %s', (language, code, html) => {
    expect(highlightCode(code, language)).toBe(html);
  });

  it('joins tokens of one kind across line breaks', () => {
    expect(highlightCode('/*\n * a\n */', 'ts')).toBe('<span class="c">/*\n * a\n */</span>');
  });

  it('drops line breaks at the end', () => {
    expect(highlightCode('a\n\n', 'text')).toBe('a');
  });

  it('wraps emphasized lines with their line break, neighbors together', () => {
    expect(highlightCode('a\nb\nc\nd', 'text', { lines: [2, 3] })).toBe(
      'a\n<span class="hl">b\nc\n</span>d',
    );
  });

  it('splits a token that spans emphasized and other lines', () => {
    expect(highlightCode('/*\na */', 'ts', { lines: [2] })).toBe(
      '<span class="c">/*</span>\n<span class="hl"><span class="c">a */</span></span>',
    );
  });

  it('never changes the text, whatever it is', () => {
    const anyLine = fc.string({ unit: fc.constantFrom(...'<>&"\'`{}()/*$ \t\nab1=;:-#@') });
    fc.assert(
      fc.property(fc.constantFrom(...CODE_LANGUAGES), anyLine, (language, code) => {
        expect(readText(highlightCode(code, language))).toBe(code.replace(/\n+$/, ''));
      }),
      { numRuns: 300 },
    );
  });
});

describe('code.css', () => {
  const css = readFileSync(new URL('../../ui/code.css', import.meta.url), 'utf8');
  const surfaces = { light: ['#f7f8fa'], dark: ['#14171c'] };
  const pairs = [...css.matchAll(/--code-([a-z]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  );
  const emphasis = pairs.find(({ name }) => name === 'emphasis');
  const colors = pairs.filter(({ name }) => name !== 'emphasis');

  it('colors every kind of token', () => {
    const classes = [...css.matchAll(/^ {2}\.(\w) \{/gm)].map(([, className]) => className);
    expect(classes).toEqual(TOKEN_KINDS.map(({ className }) => className));
    expect(colors).toHaveLength(TOKEN_KINDS.length + 1);
  });

  it.each(colors)('keeps $name readable in light and dark', ({ light, dark }) => {
    for (const surface of [...surfaces.light, emphasis?.light ?? '']) {
      expect(contrast(light, surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const surface of [...surfaces.dark, emphasis?.dark ?? '']) {
      expect(contrast(dark, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function readText(html: string): string {
  return html
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
