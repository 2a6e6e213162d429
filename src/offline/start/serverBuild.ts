import { toAddress } from '../../model/address.ts';

/** Where the server says which build it has and how large the products are. */
export const SERVER_BUILD_URL = '/data/build.json';

/** What is at `SERVER_BUILD_URL`. */
export interface ServerBuild {
  readonly buildId: string;
  /** Bytes a product takes when it is saved, by product id. */
  readonly products: Readonly<Record<string, number>>;
}

/** Asks the server for its build, past all caches. */
export async function fetchServerBuild(load: typeof fetch): Promise<ServerBuild | null> {
  try {
    const response = await load(toAddress(SERVER_BUILD_URL), { cache: 'no-store' });
    return response.ok ? await response.json() : null;
  } catch {
    // Offline, or a login page of the network instead of our file.
    return null;
  }
}
