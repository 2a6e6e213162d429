import { useEffect, useState, type JSX } from 'react';
import type { HeadingData } from '../model/pageData.ts';
import { Popover, popoverTrigger } from '../ui/Popover.tsx';
import { StaticHtml } from '../ui/StaticHtml.tsx';
import styles from './Contents.module.css';
import { findActiveHeading } from './findActiveHeading.ts';

const PANEL_ID = '_contents';

/** The list of a page's sections, with the one being read marked; in narrow windows behind a button. */
export function Contents({ headings }: { readonly headings: readonly HeadingData[] }): JSX.Element {
  const active = useActiveHeading(headings);
  return (
    <nav className={styles.contents} aria-labelledby="_contents-title" data-behind-drawer>
      {headings.length > 0 && (
        <>
          <button
            type="button"
            className={styles.open}
            aria-label="On this page"
            {...popoverTrigger(PANEL_ID)}
          >
            ☰
          </button>
          <Popover id={PANEL_ID} label="Sections" className={styles.panel}>
            <a className={styles.top} href="#_main">
              Back to top
            </a>
            <div id="_contents-title" className={styles.title}>
              On this page
            </div>
            <ul className={styles.list}>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <a
                    className={styles.link}
                    data-level={heading.level}
                    href={`#${heading.id}`}
                    aria-current={heading.id === active ? 'location' : undefined}
                  >
                    {heading.text}
                  </a>
                  {heading.rowsHtml !== undefined && (
                    <StaticHtml name={`rows ${heading.id}`} html={heading.rowsHtml} />
                  )}
                </li>
              ))}
            </ul>
          </Popover>
        </>
      )}
    </nav>
  );
}

function useActiveHeading(headings: readonly HeadingData[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const positions = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const root = document.documentElement;
      const atEnd = root.scrollHeight - root.clientHeight - window.scrollY < 8;
      setActive(findActiveHeading(positions, window.innerHeight, window.scrollY > 0 && atEnd));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [headings]);
  return active;
}
