import { useEffect } from 'react';

/** Links stylesheets of fonts once the page works, each once; one that fails changes nothing. */
export function useLateStylesheets(hrefs: readonly string[]): void {
  useEffect(() => {
    for (const href of hrefs) {
      if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
  }, [hrefs]);
}
