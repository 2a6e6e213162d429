import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSavingData } from '../model/isSavingData.ts';
import { findLateFonts } from '../ui/lateFonts.ts';
import { findInternalTarget } from './findInternalTarget.ts';
import { loadPage } from './loadPage.ts';

/**
 * Makes every link inside the site a client-side page change and fetches its data on intent. One
 * listener serves prerendered HTML and React alike, so prose needs no link components.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    delete document.documentElement.dataset.leaving;
  }, [key]);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const target = findTarget(event);
      if (!target) return;
      event.preventDefault();
      // Demos that do not run yet are left alone.
      document.documentElement.dataset.leaving = '';
      void navigate(target);
    };
    const onIntent = (event: Event): void => {
      const target = findTarget(event);
      // The reader may never click: a failure here is not theirs to see.
      if (!target || isSavingData(navigator)) return;
      loadPage(target.replace(/[?#].*/, '')).catch(() => undefined);
      void findLateFonts();
    };
    document.addEventListener('click', onClick);
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [navigate]);
}

function findTarget(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  return link ? findInternalTarget(link, location) : null;
}
