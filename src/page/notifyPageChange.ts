/** Notifies the page script (`pageScript.ts`) that the page's HTML has changed. */
export function notifyPageChange(): void {
  document.dispatchEvent(new Event('swatchbook:page'));
}
