import { whenIdle } from './whenIdle.ts';

/** Faces that came too late, by name, ready to be used. */
const waiting = new Map<string, FontFace>();

/**
 * Sees to it that fonts are used which came after the first paint: `font-display: optional` keeps a document from
 * them for good. Most readers have theirs in time, so what else it takes is loaded when a face was late.
 */
export function watchLateFonts(): void {
  const look = async (): Promise<void> => {
    if (![...document.fonts].some(isLate)) return;
    const { loadLateFonts } = await import('./lateFonts.lazy.ts');
    await loadLateFonts(waiting);
    showUnseen();
  };
  // Where the script does not come, the fallbacks stay.
  const tryLook = (): void => void look().catch(() => undefined);
  // Pages that readers go to bring faces of their own.
  document.fonts.addEventListener('loadingdone', tryLook);
  document.addEventListener('visibilitychange', showUnseen);
  whenIdle(window, tryLook);
}

/** Lets text be set in what was late. Lines may break elsewhere then, so only when nobody is reading them. */
export function showLateFonts(): void {
  for (const face of waiting.values()) document.fonts.add(face);
  waiting.clear();
}

function showUnseen(): void {
  if (document.hidden) showLateFonts();
}

/** Whether a face is there without being used. Browsers do not say so; text has the width of the next font. */
export function isLate({ family, weight, status, display }: FontFace): boolean {
  if (display !== 'optional' || status !== 'loaded') return false;
  return measure(`${parseInt(weight) || 400} 99px ${family},serif`) === measure('99px serif');
}

let context: CanvasRenderingContext2D | null;

function measure(font: string): number | undefined {
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return context?.measureText('Wait').width;
}
