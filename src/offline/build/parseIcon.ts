/** A shape of the icon; sizes are in the icon's own units. */
export type Shape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      /** Turned by so many degrees around a point. */
      readonly turn: { readonly degrees: number; readonly x: number; readonly y: number };
      readonly color: Color;
    }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly color: Color;
    };

/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

/** An icon as a list of shapes, the first at the bottom, in a square of `size` units. */
export interface Icon {
  readonly size: number;
  readonly shapes: readonly Shape[];
}

/**
 * Reads the icon off its SVG file, so that there is one drawing of it. Knows what that file uses: a
 * group moved as a whole, rounded rectangles that may be turned, circles. Anything else is an error.
 */
export function parseIcon(svg: string): Icon {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  if (!size) throw new Error('The icon must have a square viewBox that starts at 0 0.');
  const [, moveX = '0', moveY = '0'] =
    /<g transform="translate\(([-\d.]+) ([-\d.]+)\)">/.exec(svg) ?? [];
  const elements = [...svg.matchAll(/<(\w+)\b([^>]*?)\/?>/g)];
  const shapes = elements.flatMap(([, tag = '', attributes = '']): Shape[] => {
    if (tag === 'svg' || tag === 'g') return [];
    return [moveShape(parseShape(tag, attributes), Number(moveX), Number(moveY))];
  });
  return { size, shapes };
}

function parseShape(tag: string, attributes: string): Shape {
  const read = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  const measure = (name: string): number => Number(read(name) ?? 0);
  const color = parseColor(read('fill') ?? '');
  if (tag === 'circle') {
    return { kind: 'circle', x: measure('cx'), y: measure('cy'), radius: measure('r'), color };
  }
  if (tag !== 'rect') throw new Error(`The icon may be made of rect and circle, not <${tag}>.`);
  const [degrees = 0, x = 0, y = 0] =
    /^rotate\(([^)]*)\)$/
      .exec(read('transform') ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  return {
    kind: 'rect',
    x: measure('x'),
    y: measure('y'),
    width: measure('width'),
    height: measure('height'),
    radius: measure('rx'),
    turn: { degrees, x, y },
    color,
  };
}

/** `#rgb` or `#rrggbb`. */
function parseColor(text: string): Color {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) throw new Error(`The icon has the color "${text}"; write it as #rrggbb.`);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (index: number): number => Number.parseInt(long.slice(index, index + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function moveShape(shape: Shape, x: number, y: number): Shape {
  const moved = { ...shape, x: shape.x + x, y: shape.y + y };
  if (moved.kind === 'circle') return moved;
  return { ...moved, turn: { ...moved.turn, x: moved.turn.x + x, y: moved.turn.y + y } };
}
