/** The parts of a document whose HTML nothing else in the browser holds; the attribute `data-kept` names each. */
let kept: Map<string, Element> | undefined;

/**
 * HTML that is read from the document at the moment React writes it, which hydration never does. React
 * renders on the client when a foreign change made hydration fail; what it is about to replace is still
 * there then. The first such moment keeps all parts: some are rendered only after their code has come.
 */
export function findKeptHtml(name: string, side: 'inner' | 'outer' = 'inner'): string {
  if (import.meta.env.SSR) return '';
  const html = {
    toString(): string {
      const shown = listParts();
      kept ??= shown;
      const part = shown.get(name) ?? kept.get(name);
      return (side === 'inner' ? part?.innerHTML : part?.outerHTML) ?? '';
    },
  };
  // The DOM turns what it is given into a string.
  return html as unknown as string;
}

function listParts(): Map<string, Element> {
  const parts = document.querySelectorAll<HTMLElement>('[data-kept]');
  return new Map(Array.from(parts, (part) => [part.dataset.kept ?? '', part]));
}
