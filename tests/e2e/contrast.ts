/**
 * Decides what axe leaves to people: text over gradients, behind transparent elements, or scrolled
 * out of sight; and which texts need axe at all. These functions are sent to the page as text, so they use nothing
 * but each other.
 */

/**
 * Texts whose colors only axe can judge: too near each other at first sight, over pictures or things that lie across,
 * or links that may be told from the words around them by their color alone.
 */
export function findDoubtfulTexts(roots: readonly Element[]): Element[] {
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const anyhow = { opacityProperty: true, visibilityProperty: true };
  const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
  const colored = [...document.querySelectorAll('body *')]
    .filter((element) => hasBackground(element) && element.checkVisibility(anyhow))
    .map((element) => ({ element, boxes: [...element.getClientRects()] }));
  return elements.filter((element) => {
    if (!hasText(element) || !element.checkVisibility(anyhow)) return false;
    const { parentElement } = element;
    const isInText = element.localName === 'a' && parentElement && hasText(parentElement);
    if (isInText && getComputedStyle(element).textDecorationLine === 'none') return true;
    if (hasContrast(element) === true && !isCrossed(element, colored)) return false;
    return isReadingMatter(element) && !isForListeners(element);
  });
}

/** Whether an element has a color of its own, however transparent. */
export function hasBackground(element: Element): boolean {
  return getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** An element with a color, and where it is. */
interface ColoredElement {
  readonly element: Element;
  readonly boxes: readonly DOMRect[];
}

/** Whether one of the colored elements lies across a text, on the same surface and not around it. */
export function isCrossed(text: Element, colored: readonly ColoredElement[]): boolean {
  const lines = [...text.getClientRects()];
  const across = colored.filter(
    ({ element, boxes }) =>
      boxes.some((box) =>
        lines.some(
          ({ left, right, top, bottom }) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom,
        ),
      ) &&
      !element.contains(text) &&
      !text.contains(element),
  );
  if (across.length === 0) return false;
  let surface = text;
  while (
    surface.parentElement &&
    parseColor(getComputedStyle(surface).backgroundColor)?.[3] !== 1
  ) {
    surface = surface.parentElement;
  }
  return across.some(({ element }) => surface.contains(element));
}

/** Whether a text is cut to nothing, so that screen readers alone have it. */
export function isForListeners(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { overflowX, overflowY } = getComputedStyle(element);
  if (width <= 1 && height <= 1 && overflowX !== 'visible' && overflowY !== 'visible') return true;
  return element.parentElement !== null && isForListeners(element.parentElement);
}

/** Whether a text can be read on each color that may lie behind it; null where nobody can tell. */
export function hasContrast(element: Element): boolean | null {
  const backgrounds = findBackgrounds(element);
  const ink = parseColor(getComputedStyle(element).color);
  if (!backgrounds || !ink) return null;
  const lights = backgrounds.map(measureLight);
  const inks = backgrounds.map((background) => measureLight(mixColors(background, ink)));
  const [darkest, lightest] = [Math.min(...lights), Math.max(...lights)];
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
  return inks.every((light, index) => {
    // Somewhere between two colors of a gradient is the text's own.
    if (light > darkest && light < lightest) return false;
    const behind = lights[index] ?? 0;
    return (Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05) >= needed;
  });
}

/** The opaque colors behind an element: one, or those of a gradient; null where it is a picture. */
export function findBackgrounds(element: Element): number[][] | null {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const own = parseColor(backgroundColor);
  const stops = backgroundImage === 'none' ? [[0, 0, 0, 0]] : parseGradient(backgroundImage);
  if (!own || !stops || Number(opacity) < 1) return null;
  const { parentElement } = element;
  const canvas = [[255, 255, 255, 1]];
  const behind = own[3] === 1 || !parentElement ? canvas : findBackgrounds(parentElement);
  if (!behind) return null;
  return behind.flatMap((color) => stops.map((stop) => mixColors(mixColors(color, own), stop)));
}

/** The colors of gradients. */
export function parseGradient(image: string): number[][] | null {
  const colors = image.match(/rgba?\([^)]*\)/g)?.map(parseColor) ?? [];
  const known = colors.filter((color) => color !== null);
  return image.includes('url(') || known.length === 0 ? null : known;
}

/** Red, green and blue from 0 to 255, and how opaque the color is. */
export function parseColor(color: string): number[] | null {
  if (!color.startsWith('rgb')) return paintColor(color);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** The same for notations that only a browser knows. Pages have few colors, and painting one takes long. */
export function paintColor(color: string): number[] | null {
  const holder: Window & { paintedColors?: Map<string, number[] | null> } = window;
  const known = (holder.paintedColors ??= new Map());
  if (!known.has(color)) {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context && CSS.supports('color', color)) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      known.set(color, [red, green, blue, alpha / 255]);
    } else known.set(color, null);
  }
  return known.get(color) ?? null;
}

/** A color seen through another one. */
export function mixColors(behind: number[], front: number[]): number[] {
  const alpha = front[3] ?? 1;
  const mixed = [0, 1, 2].map((at) => (behind[at] ?? 0) * (1 - alpha) + (front[at] ?? 0) * alpha);
  return [...mixed, 1];
}

/** Relative luminance as WCAG defines it. */
export function measureLight(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text of disabled controls needs no contrast (WCAG 1.4.3), and an empty field shows none. */
export function isReadingMatter(element: Element): boolean {
  const disabled = ':disabled, [aria-disabled="true"], .Mui-disabled';
  if (element.closest(disabled) || ('value' in element && element.value === '')) return false;
  const id = element.closest('[id]')?.id ?? '';
  const named = `[aria-labelledby~="${id}"], [aria-describedby~="${id}"]`;
  return ![...document.querySelectorAll(named)].some((control) => control.matches(disabled));
}
