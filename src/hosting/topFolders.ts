import { FRAME_PATH, LIVE_PATH } from '../model/frames.ts';

/** The folders at the top of a site that readers ask for. */
export interface TopFolders {
  /** Those that are one page, without others below it. */
  readonly single: readonly string[];
  readonly nested: readonly string[];
}

/** Sorts the first folders of the pages given; what only frames show is none of them. */
export function listTopFolders(pathnames: readonly string[]): TopFolders {
  const parts = pathnames.map((pathname) => pathname.split('/').filter(Boolean));
  const nested = new Set(parts.flatMap(([first = '', ...rest]) => (rest.length > 0 ? first : [])));
  const all = new Set(parts.flatMap(([first = []]) => first));
  return {
    single: [...all].filter((folder) => !nested.has(folder) && !isFrame(folder)).sort(),
    nested: [...nested].sort(),
  };
}

function isFrame(folder: string): boolean {
  return [FRAME_PATH, LIVE_PATH].includes(`/${folder}/`);
}
