import { useEffect, useRef, type JSX } from 'react';

interface RouteAnnouncerProps {
  readonly title: string;
  readonly pathname: string;
}

/** After a page change: moves focus to the new heading and announces the title. */
export function RouteAnnouncer({ title, pathname }: RouteAnnouncerProps): JSX.Element {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (region.current) region.current.textContent = title;
  }, [pathname, title]);
  return <div ref={region} className="visually-hidden" aria-live="polite" aria-atomic="true" />;
}
