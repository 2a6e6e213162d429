/** A place in a table of hues and shades. */
export interface SwatchPlace {
  readonly hue: number;
  readonly shade: number;
}

/** The place that a key leads to; null for any other key. The last one of `size` cannot be passed. */
export function moveSwatch(
  key: string,
  { hue, shade }: SwatchPlace,
  size: SwatchPlace,
  isMirrored: boolean,
): SwatchPlace | null {
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowDown':
      return { hue, shade: Math.min(shade + 1, size.shade - 1) };
    case 'ArrowUp':
      return { hue, shade: Math.max(shade - 1, 0) };
    case 'ArrowLeft':
    case 'ArrowRight':
      return {
        hue: key === forward ? Math.min(hue + 1, size.hue - 1) : Math.max(hue - 1, 0),
        shade,
      };
    case 'Home':
      return { hue, shade: 0 };
    case 'End':
      return { hue, shade: size.shade - 1 };
    default:
      return null;
  }
}
