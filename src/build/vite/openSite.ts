import type { Problem } from '../../model/problem.ts';
import { formatMarkdownUrl, formatPageDataUrl } from '../../model/pageData.ts';
import { formatDemoCodeUrl } from '../../model/pageFiles.ts';
import type { ApiDocs } from '../../source/api/joinPackages.ts';
import { assembleSite } from '../../source/assembleSite.ts';
import type { PageFile } from '../../source/findPages.ts';
import {
  readSiteOutline,
  rereadFiles,
  type SiteFiles,
  type SiteInput,
} from '../../source/readSiteFiles.ts';
import type { Site } from '../../source/site.ts';
import { provideSite } from '../currentSite.ts';

/** What an open site asks of its server. */
export interface SiteHost {
  readonly input: SiteInput;
  /** The API of the packages where it is known already; null where reading it takes minutes. */
  readonly readKnownApi: () => Promise<ApiDocs | null>;
  /** Reads it from the packages; called when all pages have been read. */
  readonly readApi: () => Promise<ApiDocs>;
  /** `before` is null where no site could be read until now. */
  readonly onUpdate: (before: Site | null, site: Site) => void;
  readonly onFailure: (error: unknown) => void;
}

/** A site that can be looked at while it is still being read, and follows its files. */
export interface DevSite {
  /** Resolves when everything that an address shows has been read; rejects while there is no site. */
  readonly prepare: (address: string) => Promise<void>;
  /** Reads all that has not been asked for; to be called when the first page has been shown. */
  readonly readRest: () => void;
  /** Reads a file again, also one that is new or gone. */
  readonly follow: (file: string) => void;
  /** What is wrong with the content, as far as it is known. */
  readonly listProblems: () => Promise<readonly Problem[]>;
}

/** Addresses that take all pages. */
const WHOLE = /^\/(?:data\/search|sitemap\.xml)/;

/** Opens a site: the titles of its pages first, then the pages asked for, then all others. */
export function openSite({ input, ...host }: SiteHost): DevSite {
  let files: SiteFiles;
  let site: Site | null = null;
  let api: ApiDocs | null = null;
  /** Pages and miniatures. */
  const unread = new Set<string>();
  const changed = new Set<string>();
  let isFollowing = false;

  // One after the other; a mistake of ours is shown and the last good site stays.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (step: () => Promise<void> | void): Promise<void> => {
    const done = queue.then(step).catch(host.onFailure);
    queue = done;
    return done;
  };

  const assemble = (): Site => {
    const assembled = assembleSite(files, api);
    // What seems to be wrong may be right once all pages are read.
    site = unread.size > 0 ? { ...assembled, problems: [] } : assembled;
    provideSite(site);
    return site;
  };
  const update = async (batch: readonly string[]): Promise<void> => {
    const before = site;
    files = await rereadFiles(files, batch);
    for (const file of batch) unread.delete(file);
    host.onUpdate(before, assemble());
  };
  const readUnread = async (file: string): Promise<void> => {
    if (!unread.has(file)) return;
    files = await rereadFiles(files, [file]);
    unread.delete(file);
  };

  let markOpened: () => void;
  const opened = new Promise<void>((resolve) => {
    markOpened = resolve;
  });
  const readOutline = async (): Promise<Site> => {
    files = await readSiteOutline(input);
    unread.clear();
    for (const file of [...files.pages.keys(), ...files.miniatures.keys()]) unread.add(file);
    api = await host.readKnownApi();
    const outline = assemble();
    markOpened();
    return outline;
  };
  let starting: Promise<Site>;
  const start = (): Promise<Site> => {
    starting = readOutline();
    provideSite(starting);
    return starting;
  };
  const readPages = async (): Promise<void> => {
    // One page a step, so that those asked for come in between.
    for (const file of [...unread]) await enqueue(() => readUnread(file));
    await enqueue(() => update([]));
  };
  const addApi = async (): Promise<void> => {
    if (api) return;
    const read = await host.readApi();
    await enqueue(async () => {
      api = read;
      await update([]);
    });
  };
  let reading: Promise<void> | undefined;
  const readRest = (): Promise<void> => {
    if (!reading) {
      reading = opened.then(readPages);
      void reading.then(addApi).catch(host.onFailure);
    }
    return reading;
  };

  queue = start().catch(host.onFailure);

  return {
    prepare: async (address) => {
      await starting;
      const pathname = address.replace(/[?#].*/s, '');
      if (WHOLE.test(pathname)) await readRest();
      const asked = files.found.pages.find((page) => listAddresses(page).includes(pathname));
      if (!asked || !unread.has(asked.file)) return;
      await enqueue(async () => {
        await readUnread(asked.file);
        assemble();
      });
    },
    readRest: () => void readRest(),
    follow: (file) => {
      changed.add(file);
      if (isFollowing) return;
      isFollowing = true;
      void enqueue(async () => {
        isFollowing = false;
        const batch = [...changed];
        changed.clear();
        try {
          if (site) await update(batch);
          else host.onUpdate(null, await start());
        } catch (error) {
          // One of them may have gone while they were read. Its going is a change, with which the others are read.
          for (const each of batch) changed.add(each);
          throw error;
        }
      });
    },
    listProblems: async () => {
      await queue;
      return site?.problems ?? [];
    },
  };
}

function listAddresses({ pathname }: PageFile): string[] {
  return [
    pathname,
    formatPageDataUrl(pathname),
    formatDemoCodeUrl(pathname),
    formatMarkdownUrl(pathname),
  ];
}
