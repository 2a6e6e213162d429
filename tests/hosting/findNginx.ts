import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NGINX_PATHS = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** An nginx to test with, or why there is none. */
export type FoundNginx =
  | { readonly kind: 'found'; readonly path: string; readonly brotliModule: string | undefined }
  | { readonly kind: 'missing'; readonly reason: string };

/** Finds nginx on this machine, and installs the Debian package where that is possible. */
export function findNginx(): FoundNginx {
  const path = findPath() ?? (installNginx() ? findPath() : undefined);
  if (!path) {
    return {
      kind: 'missing',
      reason: 'nginx is not installed, and installing it takes root on Debian.',
    };
  }
  const brotliModule = existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined;
  return { kind: 'found', path, brotliModule };
}

function findPath(): string | undefined {
  return NGINX_PATHS.find((path) => existsSync(path));
}

function installNginx(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): boolean => spawnSync('apt-get', args, { env }).status === 0;
  return (
    run('update', '-qq') &&
    run(
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'nginx',
      'libnginx-mod-http-brotli-static',
    )
  );
}
