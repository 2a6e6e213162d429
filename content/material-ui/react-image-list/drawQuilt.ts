const blocks = {
  squares: '<path d="M0 0h50v50H0zM50 50h50v50H50z"/>',
  star: '<path d="m50 0 15 35 35 15-35 15-15 35-15-35L0 50l35-15z"/>',
  stripes: '<path d="M0 0h20v100H0zM40 0h20v100H40zM80 0h20v100H80z"/>',
  geese: '<path d="m0 50 50-50 50 50zM0 100l50-50 50 50z"/>',
};

/** A picture of a quilt, so that the demos need no server. */
export function drawQuilt(block: keyof typeof blocks, hue: number, ratio = 1): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${300 * ratio}">
    <pattern id="p" width="100" height="100" patternUnits="userSpaceOnUse">
      <path d="M0 0h100v100H0z" fill="hsl(${hue} 45% 80%)"/>
      <g fill="hsl(${hue} 50% 38%)">${blocks[block]}</g>
    </pattern>
    <rect width="100%" height="100%" fill="url(#p)"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
