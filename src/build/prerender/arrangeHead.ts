/** Reads a stylesheet of the build by its address. */
export type ReadStylesheet = (href: string) => Promise<string>;

const SHEET = /<link rel="stylesheet" [^>]*>|<style data-precedence="[^>]*>[\s\S]*?<\/style>/g;
const DEMO_STYLES = '<style data-precedence="demo"';
/** Longer stylesheets of parts of a page are worth a file of their own, which further pages find in the cache. */
const MAX_INLINE = 8000;

/**
 * Puts a document's head in the order in which it is needed: title and description first, which some readers
 * of link previews look for in the first kilobytes only, then the styles. Those that all pages share become
 * part of the document, so that prose is painted without a further request, and so do short ones of a tool on a
 * page without demos; those of demos are fetched while the document is parsed.
 */
export async function arrangeHead(html: string, read: ReadStylesheet): Promise<string> {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const sheets = head.match(SHEET) ?? [];
  const hrefs = sheets.map(findHref);
  const hasDemos = head.includes(DEMO_STYLES);
  // The last one decides where in the cascade a stylesheet stands that is named twice.
  const placed = sheets.filter((_, index) => {
    const href = hrefs[index];
    return href === undefined || !hrefs.includes(href, index + 1);
  });
  return [
    head.replace(SHEET, ''),
    ...(await Promise.all(placed.map((sheet) => inlineSheet(sheet, { read, hasDemos })))),
    html.slice(end),
  ].join('');
}

interface Surroundings {
  readonly read: ReadStylesheet;
  readonly hasDemos: boolean;
}

/**
 * React gives a precedence to the styles of a page's parts only. The link stays, disabled: browsers do not fetch
 * it, while React and the loader of lazy chunks find the stylesheet in place and do not ask for it again.
 */
async function inlineSheet(sheet: string, { read, hasDemos }: Surroundings): Promise<string> {
  const href = findHref(sheet);
  const isOfPart = sheet.includes(' data-precedence=');
  if (!href?.startsWith('/') || (isOfPart && hasDemos)) return sheet;
  const text = await read(href);
  if (/<\/style/i.test(text) || (isOfPart && text.length > MAX_INLINE)) return sheet;
  return `${sheet.replace(/\s*\/?>$/, ' disabled=""/>')}<style>${text}</style>`;
}

function findHref(sheet: string): string | undefined {
  return /^<link [^>]*?href="([^"]*)"/.exec(sheet)?.[1];
}
