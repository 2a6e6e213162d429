let region: HTMLElement | undefined;

/** Announces to screen readers what has just happened. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.role = 'status';
    document.body.append(region);
  }
  // The same text twice in a row would be no change, and would not be announced.
  region.textContent = region.textContent === message ? `${message} ` : message;
}
