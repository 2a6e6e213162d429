/*
 * Where paths of the site become addresses of its host, and back. All else knows paths only: `/material-ui/react-button/`
 * is the same page wherever the site stands. Vite writes the folder of the build in place of `BASE_URL`, so these
 * functions are for what it compiles; where the site stands at the root of its host nothing is left of them.
 */

/** The address of a path of the site, on its host; links that lead elsewhere stay as they are. */
export function toAddress(path: string): string {
  return import.meta.env.BASE_URL !== '/' && path.startsWith('/')
    ? import.meta.env.BASE_URL + path.slice(1)
    : path;
}

/** The path of the site at an address of its host; empty where that is outside of the site. */
export function toPath(pathname: string): string {
  if (import.meta.env.BASE_URL === '/') return pathname;
  return pathname.startsWith(import.meta.env.BASE_URL)
    ? pathname.slice(import.meta.env.BASE_URL.length - 1)
    : '';
}
