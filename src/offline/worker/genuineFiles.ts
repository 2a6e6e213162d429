import { markFile, splitMarks } from '../fileMark.ts';
import { FILE_MARKS } from './build.ts';
import { isGoodAnswer } from './checkAnswer.ts';

/** The end of a hashed file's address: its folder and name. */
const HASHED_FILE = /\/(?:assets|data\/search)\/[^/]+$/;

let marks: ReadonlySet<string> | undefined;

/** Whether an address is that of a hashed file, whose bytes this worker can check. */
export function isHashed(url: string): boolean {
  return HASHED_FILE.test(new URL(url).pathname);
}

/** Whether an answer for a hashed file has exactly the bytes it has in this worker's build. */
export async function isGenuine(url: string, response: Response): Promise<boolean> {
  marks ??= splitMarks(FILE_MARKS);
  const [name] = HASHED_FILE.exec(new URL(url).pathname) ?? [];
  if (name === undefined) return false;
  return marks.has(await markFile(name, await response.clone().arrayBuffer()));
}

/**
 * What the network sent for a hashed file. Something else in its place (a page, a message, half of the file) is asked for
 * anew, once and past the browser's own cache, which may hold it for a year.
 */
export async function ensureGenuine(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200 || (await isGenuine(request.url, response))) return response;
  try {
    const renewed = await fetch(request.url, { cache: 'reload' });
    return isGoodAnswer(renewed, 'asset') ? renewed : response;
  } catch {
    // The network is gone now: what came before is all there is.
    return response;
  }
}
