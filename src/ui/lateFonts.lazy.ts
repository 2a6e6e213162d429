/**
 * Loads what was late a second time, out of the browser's cache, as faces that no stylesheet owns: those are used as
 * soon as they are added to the document. Which faces are late is asked anew each time, for pages bring their own.
 */
export async function loadLateFonts(loaded: Map<string, FontFace>): Promise<void> {
  const late = new Set([...document.fonts].filter(isLate).map(nameFace));
  const faces = listRules().filter((rule) => late.has(nameFace(readRule(rule))));
  await Promise.allSettled(
    faces.map(async (rule) => {
      const { family, weight, source } = readRule(rule);
      const name = nameFace({ family, weight });
      if (loaded.has(name)) return;
      loaded.set(name, await new FontFace(family, source, { weight }).load());
    }),
  );
}

function listRules(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

function readRule({ style }: CSSFontFaceRule) {
  return {
    family: unquote(style.getPropertyValue('font-family')),
    weight: style.getPropertyValue('font-weight'),
    source: style.getPropertyValue('src'),
  };
}

function nameFace({ family, weight }: Pick<FontFace, 'family' | 'weight'>): string {
  return `${unquote(family)} ${weight}`;
}

function unquote(family: string): string {
  return family.replaceAll(/["']/g, '');
}

/** Whether a face is there without being used. Browsers do not say so; text has the width of the next font. */
function isLate({ family, weight, status, display }: FontFace): boolean {
  if (display !== 'optional' || status !== 'loaded') return false;
  return measure(`${parseInt(weight) || 400} 99px ${family},serif`) === measure('99px serif');
}

let context: CanvasRenderingContext2D | null;

function measure(font: string): number | undefined {
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return context?.measureText('Wait').width;
}
