let region: HTMLElement | undefined;

/** Tells those who listen to the page what has just happened. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.role = 'status';
    document.body.append(region);
  }
  // The same words twice in a row would be no change, and no change is not spoken.
  region.textContent = region.textContent === message ? `${message} ` : message;
}
