import type { ProductId } from '../../content/products.ts';

/**
 * What a shape is: backdrop, surface, line, text, muted text, accent, wash of the accent, or something on the accent.
 * The style sheet gives each a color in light and in dark, as a variable: rules do not reach into copies of a drawing.
 */
type Part = 'b' | 's' | 'l' | 't' | 'm' | 'a' | 'w' | 'o';

/** How a path is drawn: in the color of lines, of the accent, dashed, or on the accent. */
const STROKES = {
  line: 'stroke="var(--l)"',
  accent: 'stroke="var(--a)"',
  dashed: 'stroke="var(--m)" stroke-dasharray="3 3"',
  on: 'stroke="var(--o)"',
} as const;

/** Components of each product on 240 × 120, as the inside of an SVG. */
export const PICTURES: Readonly<Partial<Record<ProductId, string>>> = {
  'material-ui': [
    ...listCard(18, 14, 96, 92, 8),
    dot('w', 38, 34, 9),
    bar('t', 53, 28, 44, 4),
    bar('m', 53, 37, 30, 3),
    bar('l', 30, 58, 72, 3),
    bar('a', 30, 58, 42, 3),
    dot('a', 72, 59.5, 6),
    box('a', 30, 76, 44, 18, 4),
    bar('o', 40, 83.5, 24, 3),
    bar('a', 82, 83.5, 20, 3),
    path(
      'accent',
      'M160 20h58a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3h-86a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3h2',
    ),
    bar('a', 137, 18, 20, 3.5),
    bar('t', 138, 30.5, 46, 3),
    box('w', 130, 58, 32, 12, 6),
    dot('a', 154, 64, 8.5),
    box('a', 176, 56, 16, 16, 3),
    path('on', 'm180 64 3 3 6-6'),
    path('accent', 'M213 56a8 8 0 1 1 0 16 8 8 0 1 1 0-16'),
    dot('a', 213, 64, 4),
    box('w', 130, 86, 52, 18, 9),
    bar('a', 142, 93.5, 28, 3),
    dot('a', 208, 94, 13),
    path('on', 'M208 88v12M202 94h12'),
  ].join(''),
  'joy-ui': [
    ...listCard(18, 14, 100, 92, 12),
    box('w', 26, 22, 84, 36, 7),
    path('accent', 'M54 38a14 14 0 0 0 28 0'),
    dot('a', 60, 32, 2.5),
    dot('a', 76, 32, 2.5),
    bar('t', 28, 66, 48, 4),
    bar('m', 28, 75, 64, 3),
    box('a', 26, 84, 84, 15, 7),
    bar('o', 56, 90, 24, 3),
    ...listCard(132, 14, 90, 26, 9),
    dot('a', 146, 27, 4),
    bar('m', 157, 25.5, 44, 3),
    box('a', 132, 52, 41, 22, 9),
    bar('o', 142, 61.5, 21, 3),
    box('w', 181, 52, 41, 22, 9),
    bar('a', 191, 61.5, 21, 3),
    dot('a', 144, 95, 11),
    dot('w', 162, 95, 11),
    dot('l', 180, 95, 11),
    box('w', 198, 87, 24, 16, 8),
    dot('a', 214, 95, 5.5),
  ].join(''),
  'base-ui': [
    path('dashed', 'M24 18h86v24H24zM24 50h86v54H24z'),
    bar('t', 33, 28.5, 40, 3),
    path('line', 'm94 28 4 4 4-4'),
    bar('m', 33, 60, 44, 3),
    box('w', 28, 68, 78, 16, 0),
    bar('a', 33, 74.5, 52, 3),
    bar('m', 33, 91, 36, 3),
    path('dashed', 'M130 18h88v24h-88zM194 18v24M194 30h24'),
    bar('t', 139, 28.5, 26, 3),
    path('line', 'm203 26 3-3 3 3M203 34l3 3 3-3M130 62h88'),
    path('accent', 'M130 62h46'),
    dot('b', 176, 62, 8),
    path('dashed', 'M176 54a8 8 0 1 1 0 16 8 8 0 1 1 0-16'),
    path('dashed', 'M130 82h88v22h-88zM160 82v22M190 82v22'),
    box('w', 162, 84, 26, 18, 0),
    bar('m', 138, 91.5, 14, 3),
    bar('a', 168, 91.5, 14, 3),
    bar('m', 197, 91.5, 14, 3),
  ].join(''),
  system: [
    ...listCard(18, 14, 100, 92, 8),
    bar('a', 30, 28, 18, 4),
    bar('t', 52, 28, 34, 4),
    bar('m', 40, 42, 22, 4),
    bar('a', 66, 42, 14, 4),
    bar('m', 40, 56, 32, 4),
    bar('a', 76, 56, 24, 4),
    bar('m', 40, 70, 16, 4),
    bar('a', 60, 70, 18, 4),
    bar('t', 30, 84, 22, 4),
    box('w', 132, 14, 90, 42, 8),
    box('a', 142, 24, 30, 22, 5),
    box('s', 180, 24, 32, 22, 5),
    box('w', 132, 66, 26, 40, 6),
    box('a', 164, 66, 26, 40, 13),
    box('w', 196, 66, 26, 40, 6),
  ].join(''),
  'x-data-grid': [
    ...listCard(14, 12, 212, 96, 7),
    box('w', 14.5, 50, 211, 19, 0),
    path('line', 'M14 31h212M14 50h212M14 69h212M14 88h212'),
    ...[44, 34, 48, 38].flatMap((width, row) => listGridRow(row, width)),
    box('l', 24, 16.5, 10, 10, 2.5),
    bar('t', 44, 20, 34, 4),
    bar('t', 104, 20, 28, 4),
    path('accent', 'm138 24 4-4 4 4'),
    bar('t', 160, 20, 20, 4),
    bar('t', 194, 20, 20, 4),
  ].join(''),
  'x-date-pickers': [
    ...listCard(34, 8, 172, 104, 9),
    bar('t', 50, 19, 52, 4.5),
    path('line', 'm166 17-4 4 4 4M186 17l4 4-4 4'),
    box('w', 72.5, 59, 102, 17, 8.5),
    ...[0, 1, 2, 3].flatMap((week) =>
      [0, 1, 2, 3, 4, 5, 6].map((day) => {
        const isEnd = week === 2 && (day === 1 || day === 5);
        const [x, y] = [54 + day * 22, 32 + week * 18];
        return isEnd
          ? dot('a', x + 5, y - 0.5, 8.5) + bar('o', x + 1, y - 2, 8, 3)
          : bar(week === 2 && day > 1 && day < 5 ? 'a' : 'm', x + 1, y - 2, 8, 3);
      }),
    ),
  ].join(''),
  'x-charts': [
    ...listCard(14, 12, 212, 96, 7),
    path('line', 'M30 30h182M30 52h182M30 74h182M30 96h182'),
    ...[30, 44, 36, 58, 46, 66, 54].flatMap((height, index) => [
      box('w', 36 + index * 25, 96 - height * 0.62, 8, height * 0.62, 2),
      box('a', 46 + index * 25, 96 - height, 8, height, 2),
    ]),
    path('line', 'M40 62c18-10 32 6 50-6s32-22 50-16 32-14 60-16', 2.5),
    dot('t', 90, 56, 3.5),
    dot('t', 140, 40, 3.5),
  ].join(''),
  'x-tree-view': [
    ...listCard(34, 8, 172, 104, 9),
    box('w', 40, 49, 160, 20, 5),
    ...listTreeRow(46, 20, 52, 'open'),
    ...listTreeRow(62, 39.5, 40, 'closed'),
    ...listTreeRow(62, 59, 56, 'open', true),
    ...listTreeRow(78, 78.5, 44, 'leaf'),
    ...listTreeRow(78, 98, 62, 'leaf'),
  ].join(''),
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

function listGridRow(row: number, width: number): string[] {
  const y = 40.5 + row * 19;
  const isChosen = row === 1;
  return [
    box(isChosen ? 'a' : 'l', 24, y - 5, 10, 10, 2.5),
    ...(isChosen ? [path('on', `m26.5 ${y} 2 2 3.5-3.5`)] : []),
    bar('m', 44, y - 1.5, width, 3),
    box(row % 2 === 0 ? 'w' : 'a', 104, y - 5, 34, 10, 5),
    bar('m', 160, y - 1.5, 22 - row * 3, 3),
    bar('m', 194, y - 1.5, 12 + row * 2, 3),
  ];
}

function listTreeRow(
  x: number,
  y: number,
  width: number,
  state: 'open' | 'closed' | 'leaf',
  isChosen = false,
): string[] {
  const chevron = {
    open: `m${x - 3} ${y - 2} 3 3.5 3-3.5`,
    closed: `m${x - 1.5} ${y - 3} 3.5 3-3.5 3`,
  };
  return [
    state === 'leaf' ? dot('l', x, y, 1.5) : path('line', chevron[state]),
    box(state === 'leaf' ? 'w' : 'a', x + 9, y - 5, 12, 10, 2.5),
    bar(isChosen ? 'a' : 'm', x + 28, y - 1.5, width, 3),
  ];
}
