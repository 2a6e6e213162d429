/** A color as it looks on an opaque surface, as `#rrggbb`. Both are hex or rgb colors. */
export function blendColor(color: string, surface: string): string {
  const { parts, opacity } = readColor(color);
  const below = readColor(surface).parts;
  return `#${parts
    .map((part, index) => Math.round(part * opacity + (below[index] ?? 0) * (1 - opacity)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

function readColor(color: string): { parts: number[]; opacity: number } {
  if (color.startsWith('#')) {
    const long = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
    const parts = [1, 3, 5].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
    return { parts, opacity: 1 };
  }
  const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { parts: [red, green, blue], opacity };
}
