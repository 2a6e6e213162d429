import { toAddress } from '../model/address.ts';

/** Fetches a file of the site; throws when it does not come. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(toAddress(url));
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return response.json();
}
