/**
 * Reports that a demo's code could not be loaded, with the event Vite uses for its own chunks. Demos are
 * loaded by address, which Vite does not see.
 */
export function reportMissingCode(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reason }));
}
