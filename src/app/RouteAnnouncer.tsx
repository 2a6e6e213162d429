import { useEffect, useRef, type JSX } from 'react';
import { announce, ANNOUNCER_ID } from '../ui/announce.ts';

interface RouteAnnouncerProps {
  readonly title: string;
  readonly pathname: string;
}

/** After a page change: moves focus to the new heading and announces the title. */
export function RouteAnnouncer({ title, pathname }: RouteAnnouncerProps): JSX.Element {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, title]);
  return <div id={ANNOUNCER_ID} className="visually-hidden" role="status" aria-live="polite" />;
}
