/** Faces that came too late, by name, ready to be used. */
const found = new Map<string, FontFace>();

/**
 * Finds fonts that came after the first paint: `font-display: optional` keeps a document from them for good. Asked
 * for when the reader is about to leave the page; most readers have their fonts in time, so the rest is loaded then.
 */
export function findLateFonts(): Promise<void> {
  return import('./lateFonts.lazy.ts').then(
    (late) => late.loadLateFonts(found),
    // Where the script does not come, the fallbacks stay.
    () => undefined,
  );
}

/** Lets text be set in what was late. Lines may break elsewhere then, so only when nobody is reading them. */
export function showLateFonts(): void {
  for (const face of found.values()) document.fonts.add(face);
  found.clear();
}
