import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { isHidden } from '../../source/listContent.ts';
import type { DevSite } from './openSite.ts';
import { reportWhenWritten } from './reportWhenWritten.ts';

/** The part of a watcher that says what has changed. */
type Watcher = Pick<ViteDevServer['watcher'], 'on' | 'emit'>;

/** Lets a site follow what a watcher reports of the content, and of the images beside it. */
export function followFiles(
  root: string,
  watcher: Watcher,
  site: Pick<DevSite, 'follow' | 'listProblems'>,
): void {
  const follow = (absolute: string): void => site.follow(formatPath(root, absolute));
  const followWritten = reportWhenWritten(follow, (event, absolute) =>
    watcher.emit(event, absolute),
  );
  const isFollowed = (absolute: string): boolean =>
    isContent(root, absolute) || formatPath(root, absolute).startsWith('public/');
  const onFile = (absolute: string): void => {
    if (isFollowed(absolute)) followWritten(absolute);
  };
  const onFolder = (absolute: string): void => {
    if (isFollowed(absolute)) follow(absolute);
  };
  watcher.on('add', onFile).on('change', onFile).on('unlink', onFile);
  watcher.on('addDir', onFolder).on('unlinkDir', onFolder);
  // Of links that lead nowhere the watcher says nothing, but it hears of them.
  watcher.on('raw', (_event, name: string, { watchedPath = '' }: { watchedPath?: string }) => {
    const absolute = path.resolve(watchedPath, name);
    if (isContent(root, absolute) && !existsSync(absolute)) void followLink(absolute);
  });
  const followLink = async (absolute: string): Promise<void> => {
    const isLink = await lstat(absolute).then(
      () => true,
      () => false,
    );
    const problems = isLink ? [] : await site.listProblems();
    const hadProblem = problems.some(({ file }) => file === formatPath(root, absolute));
    if (isLink || hadProblem) follow(absolute);
  };
}

/** Whether a path is below the content folder, whatever is there. */
export function isContent(root: string, absolute: string): boolean {
  const [folder, ...names] = formatPath(root, absolute).split('/');
  return folder === 'content' && names.length > 0 && !names.some(isHidden);
}

function formatPath(root: string, absolute: string): string {
  return path.relative(root, absolute).split(path.sep).join('/');
}
