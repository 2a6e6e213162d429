import { toAddress, toPath } from '../model/address.ts';
import type { PagePropsData } from '../model/apiPage.ts';
import { formatPropsUrl } from '../model/pageFiles.ts';

let last: { readonly url: string; readonly data: Promise<PagePropsData> } | undefined;

/** The props of the components of the page that is open; asked for once, unless that fails. */
export function fetchPageProps(): Promise<PagePropsData> {
  const url = toAddress(formatPropsUrl(toPath(location.pathname)));
  if (last?.url === url) return last.data;
  const data = fetchData(url);
  last = { url, data };
  data.catch(() => {
    if (last?.data === data) last = undefined;
  });
  return data;
}

async function fetchData(url: string): Promise<PagePropsData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return response.json();
}
