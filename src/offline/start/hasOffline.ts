/**
 * Whether a page may have a service worker: only on the host the site was built for, and where the browser can.
 * Ports make no difference, so a build for this computer may be served on any of them.
 */
export function hasOffline(
  siteUrl: string,
  browser: {
    readonly location: Pick<Location, 'hostname'>;
    readonly navigator: object;
  },
): boolean {
  return (
    'serviceWorker' in browser.navigator && browser.location.hostname === new URL(siteUrl).hostname
  );
}
