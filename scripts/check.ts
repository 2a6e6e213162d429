import { watch } from 'node:fs';
import { spawn } from 'node:child_process';
import { formatFindings, loadContent } from './checkContent.ts';
import { checkDemos } from './checkDemos.ts';
import { formatSeconds } from './formatSeconds.ts';
import { readApi } from './readApi.ts';
import { runStep } from './steps.ts';
import { VerbError } from './verbError.ts';
import { whenStopped } from './whenStopped.ts';

/** `npm run check [-- --watch]`: every mistake of the content, without building the site. */
export async function run(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--watch');
  if (unknown !== undefined) {
    throw new VerbError(`"${unknown}" is no option of check. There is one: --watch.`);
  }
  if (args.length > 0) watchContent();
  else await checkOnce(process.cwd());
}

async function checkOnce(root: string): Promise<void> {
  const start = performance.now();
  const api = await readApi(root);
  const site = await runStep('reading the content', async (onProgress) => {
    const result = await loadContent(root, api, onProgress);
    return { result, what: `read ${result.pages.length} pages` };
  });
  const { pages, demos, problems } = site;
  const failures = await runStep('running demos', async (onProgress) => {
    const { problems: result, ran } = await checkDemos(root, site, onProgress);
    return { result, what: ran === 0 ? 'no demo has changed' : `ran ${ran} demos and miniatures` };
  });
  // A demo that imports what is not there throws as well: its first mistake says more.
  const known = new Set(problems.map(({ file }) => file));
  const found = [...problems, ...failures.filter(({ file }) => !known.has(file))];
  if (found.length > 0) throw new VerbError(formatFindings(found));
  const counts = `${pages.length} pages with ${demos.length} demos`;
  console.log(`✓ checked ${counts} in ${formatSeconds(performance.now() - start)}`);
}

/** Editors write a file in several steps. */
const SETTLING_MS = 100;

/** Checks in a process of its own each time, which reads changed modules of the content anew. */
function watchContent(): void {
  let running: ReturnType<typeof spawn> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    running?.kill();
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'check'], { stdio: 'inherit' });
    running = child;
    child.on('exit', (code) => {
      if (running === child && code !== null)
        console.log('\nWaiting for changes of content/ and public/ …');
    });
  };
  // Pages name images below `public`.
  const watchers = ['content', 'public'].map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(check, SETTLING_MS);
    }),
  );
  whenStopped(() => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    running?.kill();
  });
  check();
}
