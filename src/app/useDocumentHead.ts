import { useLayoutEffect, useRef } from 'react';
import { showLateFonts } from '../ui/lateFonts.ts';
import { accentStyle } from '../ui/logos.tsx';
import { useCurrentPage } from './useCurrentPage.ts';

/**
 * Keeps title, language, accent and fonts true on page changes; the rest of the head is for programs, which load documents.
 * Done by hand: React must not own what extensions remove and translators rewrite.
 */
export function useDocumentHead(): void {
  const { page, product } = useCurrentPage();
  const shown = useRef(page?.pathname);
  useLayoutEffect(() => {
    if (!page || page.pathname === shown.current) return;
    shown.current = page.pathname;
    const { documentElement: root } = document;
    // Even the same language would give every element its styles anew.
    if (root.lang !== page.language) root.lang = page.language;
    const accent = product ? accentStyle(product) : {};
    for (const name of ['--accent-hue', '--accent-chroma'] as const) {
      root.style.setProperty(name, accent[name] ?? null);
    }
    document.title = page.documentTitle;
    showLateFonts();
  }, [page, product]);
}
