import type { Color, Icon, Shape } from './parseIcon.ts';

/** How an icon is put onto its square. */
export interface DrawOptions {
  /** Width and height in px. */
  readonly size: number;
  /** Free space on each side, as a share of the size. */
  readonly margin: number;
  /** Null leaves what the shapes do not cover transparent. */
  readonly background: Color | null;
}

/** Points looked at in each direction of a pixel, so that edges are smooth. */
const SAMPLES = 3;

/** Draws an icon: four bytes a pixel (red, green, blue, opacity), row by row. */
export function drawIcon(icon: Icon, { size, margin, background }: DrawOptions): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const scale = icon.size / (size * (1 - 2 * margin));
  const toUnits = (sample: number): number => ((sample + 0.5) / SAMPLES - size * margin) * scale;
  const findColor = createColorFinder(icon, background);
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const column = (pixel % size) * SAMPLES;
    const row = Math.floor(pixel / size) * SAMPLES;
    const sum: [number, number, number] = [0, 0, 0];
    let seen = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = toUnits(column + (sample % SAMPLES));
      const y = toUnits(row + Math.floor(sample / SAMPLES));
      const color = findColor(x, y);
      if (!color) continue;
      seen += 1;
      sum[0] += color[0];
      sum[1] += color[1];
      sum[2] += color[2];
    }
    if (seen === 0) continue;
    const opacity = (255 * seen) / (SAMPLES * SAMPLES);
    pixels.set([sum[0] / seen, sum[1] / seen, sum[2] / seen, opacity].map(Math.round), pixel * 4);
  }
  return pixels;
}

type FindColor = (x: number, y: number) => Color | null;

/** The color of the uppermost shape at a point, else the background. */
function createColorFinder({ shapes }: Icon, background: Color | null): FindColor {
  const layers = shapes.map((shape) => ({ covers: createTest(shape), color: shape.color }));
  return (x, y) => layers.findLast(({ covers }) => covers(x, y))?.color ?? background;
}

/** What a point is tested with; angles are worked out once, not for each of a million points. */
function createTest(shape: Shape): (x: number, y: number) => boolean {
  const { radius } = shape;
  if (shape.kind === 'circle') {
    return (x, y) => (x - shape.x) ** 2 + (y - shape.y) ** 2 <= radius ** 2;
  }
  const { turn } = shape;
  const angle = (-turn.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [left, right] = [shape.x + radius, shape.x + shape.width - radius];
  const [top, bottom] = [shape.y + radius, shape.y + shape.height - radius];
  return (x, y) => {
    const ownX = turn.x + (x - turn.x) * cos - (y - turn.y) * sin;
    const ownY = turn.y + (x - turn.x) * sin + (y - turn.y) * cos;
    // Distance to the rectangle that is left without the round corners.
    const across = Math.max(left - ownX, ownX - right, 0);
    const down = Math.max(top - ownY, ownY - bottom, 0);
    return across ** 2 + down ** 2 <= radius ** 2;
  };
}
