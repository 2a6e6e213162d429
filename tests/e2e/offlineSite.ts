import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { products } from '../../content/products.ts';
import { createSiteServer } from '../../src/hosting/createServer.ts';
import { createHostingRules, IMMUTABLE } from '../../src/hosting/hostingRules.ts';
import { formatMarkdownUrl, type PageData } from '../../src/model/pageData.ts';
import { buildOffline } from '../../src/offline/build/buildOffline.ts';
import { bundleWorker } from '../../src/offline/build/bundleWorker.ts';
import { SERVER_BUILD_URL, type ServerBuild } from '../../src/offline/start/serverBuild.ts';
import { sealPages } from '../hosting/sealPages.ts';
import { CLIENT_DIRECTORY } from './builtSite.ts';
import { runServer } from './runServer.ts';

/** The pages a second build has; more would only take time to copy. */
const PAGES = [
  '/',
  '/offline/',
  '/frame/',
  '/live/',
  '/material-ui/getting-started/installation/',
  '/material-ui/getting-started/usage/',
  '/material-ui/react-button/',
  '/system/getting-started/',
];

const COPIES = new Set(PAGES.map(formatMarkdownUrl));

/** The product that can be saved from a second build, and what search then knows of it. */
const SAVED = products.filter(({ id }) => id === 'system');
const PROSE = /^data\/search\/(?!system\.|site\.).*\.prose\./;

/** How the server answers one address instead of with its file. */
export type Override =
  | {
      readonly status: number;
      readonly type: string;
      readonly body: string;
      /** One answer for browsers to keep; the file itself afterwards. */
      readonly once?: boolean;
    }
  /** Not at all: the request stays open. */
  | 'hang'
  /** The connection is cut. */
  | 'cut';

/** One origin on which builds follow each other, as on a host. */
export interface DeployedSite {
  readonly origin: string;
  /** Paths that were asked for, in order; requests for documents end in a slash. */
  readonly requests: string[];
  deploy(directory: string): Promise<void>;
  /** Answers these addresses in another way, and no others from now on; cuts what hangs. */
  override(answers: Readonly<Record<string, Override>>): void;
  close(): Promise<void>;
}

/** Serves a build under a host name that workers are registered on. */
export async function serveDeployments(first: string): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'swatchbook-site-'));
  const current = join(folder, 'current');
  let overrides: Readonly<Record<string, Override | undefined>> = {};
  const requests: string[] = [];
  const hanging: ServerResponse[] = [];
  const files = createSiteServer(current, createHostingRules());
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    requests.push(path);
    const answer = overrides[path];
    if (answer === undefined) files.emit('request', request, response);
    else if (answer === 'hang') hanging.push(response);
    else if (answer === 'cut') response.destroy();
    else {
      if (answer.once) overrides = { ...overrides, [path]: undefined };
      send(response, answer);
    }
  });
  const deploy = async (directory: string): Promise<void> => {
    await rm(current, { force: true });
    await symlink(directory, current);
  };
  await deploy(first);
  const { origin, close } = await runServer(server, 'localhost');
  return {
    origin,
    requests,
    deploy,
    override(answers) {
      overrides = answers;
      for (const response of hanging.splice(0)) response.destroy();
    },
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

function send(response: ServerResponse, answer: Exclude<Override, string>): void {
  const { status, type, body, once } = answer;
  const headers = { 'Content-Type': type, 'Cache-Control': once ? IMMUTABLE : 'no-store' };
  response.writeHead(status, headers).end(body);
}

/** What a second build differs in. */
interface BuildOptions {
  readonly buildId: string;
  readonly isKilled?: boolean;
}

/**
 * Makes another build out of the one under test: the same pages under another build id, with other names for
 * all hashed files, sealed and given its worker by the same steps.
 */
export async function makeBuild({ buildId, isKilled = false }: BuildOptions): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), `swatchbook-${buildId}-`));
  const { buildId: own } = await readServerBuild(CLIENT_DIRECTORY);
  const names = new Set(await readdir(join(CLIENT_DIRECTORY, 'assets')));
  const rename = (text: string): string =>
    text
      .replace(/[\w.~-]+\.[a-z0-9]+/gi, (name) =>
        names.has(name) ? renameFile(name, buildId) : name,
      )
      .replaceAll(own, buildId);
  for (const file of await listFiles()) {
    const source = join(CLIENT_DIRECTORY, file);
    const copy = join(target, rename(file));
    await mkdir(dirname(copy), { recursive: true });
    if (/\.(?:html|js|css|json)$/.test(file)) {
      await writeFile(copy, rename(await readFile(source, 'utf8')));
    } else await cp(source, copy);
  }
  await sealPages(target);
  const bundledWorker = join(target, 'worker.js');
  await bundleWorker({ root: process.cwd(), file: bundledWorker, base: '', isKilled });
  const pages = await readPages(target);
  await buildOffline({ clientDirectory: target, products: SAVED, pages, bundledWorker, isKilled });
  return target;
}

/** The pages of a build, as their data describes them. */
async function readPages(clientDirectory: string): Promise<PageData[]> {
  const folder = join(clientDirectory, 'data/pages');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
}

/** What a build says about itself. */
export async function readServerBuild(clientDirectory: string): Promise<ServerBuild> {
  return JSON.parse(await readFile(join(clientDirectory, SERVER_BUILD_URL), 'utf8'));
}

/** What a hashed file of the build under test is called in another build. */
export function renameFile(file: string, buildId: string): string {
  return file.replace(/(\.\w+)$/, `_${buildId}$1`);
}

/** Where the build under test has the script of a module; its name carries a hash. */
export async function findChunk(module: string): Promise<string> {
  const [script] = await findChunkFiles(module);
  if (!script) throw new Error(`There is no chunk of ${module}.`);
  return script;
}

/** The script of a module and its stylesheets. */
export async function findChunkFiles(module: string): Promise<string[]> {
  const text = await readFile(join(CLIENT_DIRECTORY, '.vite/manifest.json'), 'utf8');
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(text);
  const { file, css = [] } = manifest[module] ?? {};
  return file ? [file, ...css].map((name) => `/${name}`) : [];
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(CLIENT_DIRECTORY, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT_DIRECTORY.length + 1))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/\.(?:br|gz)$|^_|^sw\.js$|^data\/offline\//.test(file))
    .filter((file) => !file.endsWith('index.html') || PAGES.includes(toPath(file)))
    .filter((file) => !file.startsWith('data/pages/') || PAGES.includes(toDataPath(file)))
    .filter((file) => !file.startsWith('markdown/') || COPIES.has(`/${file}`))
    .filter((file) => !PROSE.test(file));
}

function toPath(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

function toDataPath(file: string): string {
  const name = file.slice('data/pages'.length).replace(/\.json$/, '');
  return name === '/index' ? '/' : `${name}/`;
}
