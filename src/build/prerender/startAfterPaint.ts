/** What the router lets browsers fetch ahead, and the module that starts a page with it. */
const PRELOAD = /<link rel="modulepreload" [^>]*?href="([^"]*)"[^>]*>/g;
const START = /(<script type="module" async="">)([\s\S]*?)(?=<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** A tab in the background paints nothing until it is looked at, and can start at once. */
const AFTER_PAINT =
  'await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));';

/**
 * Lets the scripts of a document wait until its text is painted. Browsers take each script that arrives before the
 * rest of the text, and compile it, so that text which is there comes on the screen a quarter of a second later.
 */
export function startAfterPaint(html: string): string {
  if (!START.test(html)) return html;
  const hrefs = [...html.matchAll(PRELOAD)].map(([, href]) => href ?? '');
  return html
    .replace(PRELOAD, '')
    .replace(START, (_, tag: string, text: string) => tag + formatStart(text, hrefs));
}

function formatStart(text: string, hrefs: readonly string[]): string {
  const imports = [...text.matchAll(IMPORT)];
  if (imports.length === 0)
    throw new Error(`The script that starts a page imports nothing: ${text}`);
  const names = imports.map(([, name]) => name ?? '').join();
  const modules = imports.map(([, , href]) => `import("${href}")`).join();
  return [
    AFTER_PAINT,
    `for(const href of ${JSON.stringify(hrefs)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    `const [${names}]=await Promise.all([${modules}]);`,
    text.replace(IMPORT, '').trim(),
  ].join('');
}
