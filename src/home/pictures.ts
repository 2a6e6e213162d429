import type { ProductId } from '../../content/products.ts';

/**
 * What a shape is: surface, line, text, muted text, accent, or wash of the accent. The style sheet gives each a color in
 * light and in dark.
 */
type Part = 's' | 'l' | 't' | 'm' | 'a' | 'w';

/** How a path is drawn: in the color of lines, of the accent, or dashed. */
const STROKES = {
  line: 'stroke="var(--l)"',
  accent: 'stroke="var(--a)"',
  dashed: 'stroke="var(--m)" stroke-dasharray="3 3"',
} as const;

/** Products whose components cannot be shown by themselves, on 240 × 120, as the inside of an SVG. */
export const PICTURES: Readonly<Partial<Record<ProductId, string>>> = {
  'toolpad-core': [
    ...listCard(14, 10, 212, 100, 8),
    path('line', 'M14 28h212M66 28v82'),
    dot('a', 26, 19, 4),
    bar('t', 36, 17.5, 34, 3.5),
    dot('l', 212, 19, 4.5),
    box('w', 19, 34, 42, 14, 4),
    bar('a', 33, 39.5, 22, 3),
    dot('a', 26, 41, 2.5),
    ...[58, 75, 92].flatMap((y) => [dot('m', 26, y, 2.5), bar('m', 33, y - 1.5, 22, 3)]),
    ...[76, 126, 176].flatMap((x, index) => [
      box('w', x, 36, 42, 26, 5),
      bar('m', x + 7, 42, 16, 3),
      bar(index === 1 ? 'a' : 't', x + 7, 50, 24, 5),
    ]),
    path('line', 'M76 102h142'),
    path('accent', 'M76 96c14-2 20-16 36-14s22 8 36-2 24-6 36-8 20-6 34-6', 2.5),
  ].join(''),
  'toolpad-studio': [
    ...listCard(14, 10, 212, 100, 8),
    path('line', 'M150 10v100'),
    path('dashed', 'M28 24h108v22H28zM28 88h50v12H28z'),
    bar('m', 38, 33.5, 52, 3),
    box('w', 28, 56, 108, 22, 0),
    path('accent', 'M28 56h108v22H28z'),
    bar('a', 38, 65.5, 40, 3),
    ...[28, 136].flatMap((x) => [56, 78].map((y) => box('a', x - 3, y - 3, 6, 6, 1))),
    bar('t', 160, 22, 36, 4),
    ...[36, 58].flatMap((y) => [bar('m', 160, y, 22, 3), box('l', 160, y + 6, 56, 10, 3)]),
    bar('m', 160, 82, 30, 3),
    box('w', 196, 79, 20, 9, 4.5),
    dot('a', 211, 83.5, 5.5),
    box('a', 160, 94, 56, 10, 3),
  ].join(''),
};

function box(part: Part, x: number, y: number, width: number, height: number, radius: number) {
  return `<rect fill="var(--${part})" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** A word or two, or another thin thing with round ends. */
function bar(part: Part, x: number, y: number, width: number, height: number): string {
  return box(part, x, y, width, height, height / 2);
}

function dot(part: Part, x: number, y: number, radius: number): string {
  return `<circle fill="var(--${part})" cx="${x}" cy="${y}" r="${radius}"/>`;
}

function path(stroke: keyof typeof STROKES, d: string, width = 1.5): string {
  return `<path fill="none" ${STROKES[stroke]} stroke-width="${width}" d="${d}"/>`;
}

/** A surface with an edge. */
function listCard(x: number, y: number, width: number, height: number, radius: number): string[] {
  return [
    box('l', x, y, width, height, radius),
    box('s', x + 1, y + 1, width - 2, height - 2, radius - 1),
  ];
}
