import { toAddress } from '../../model/address.ts';
import type { CodeVariant } from '../../model/codeVariant.ts';
import { CONTENT_EVENT } from '../../model/contentChange.ts';
import type { DemoSource } from '../../model/demo.ts';
import { type DemoCode } from '../../model/pageData.ts';
import { formatDemoCodeUrl } from '../../model/pageFiles.ts';
import type { Styling } from '../../model/styling.ts';

const loading = new Map<string, Promise<readonly DemoCode[]>>();

// In dev a demo may change while its page is open.
import.meta.hot?.on(CONTENT_EVENT, () => loading.clear());

/** The code of a page's demo, fetched once for the whole page when first asked for. */
export async function loadDemoCode(pathname: string, name: string): Promise<DemoCode> {
  let page = loading.get(pathname);
  if (!page) {
    page = fetchCode(pathname);
    loading.set(pathname, page);
    page.catch(() => loading.delete(pathname));
  }
  const code = (await page).find((candidate) => candidate.name === name);
  if (!code) throw new Error(`No code for the demo ${name} of ${pathname}.`);
  return code;
}

async function fetchCode(pathname: string): Promise<readonly DemoCode[]> {
  const response = await fetch(toAddress(formatDemoCodeUrl(pathname)));
  if (!response.ok) throw new Error(`The code could not be loaded (${response.status}).`);
  return response.json();
}

/** The files of one rendition in one language; empty when there is no such rendition. */
export function selectFiles(
  { renditions }: DemoCode,
  styling: Styling | null,
  variant: CodeVariant,
): DemoSource['files'] {
  const rendition = renditions.find((candidate) => candidate.styling === styling);
  return rendition?.sources[variant].files ?? [];
}
