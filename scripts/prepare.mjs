// Runs on a fresh clone, before anything is installed: plain JavaScript and Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that Node is new enough and that the locked packages are installed.
 *
 * @param {string} root Folder of the project.
 */
export function prepare(root) {
  const { engines } = readJson(join(root, 'package.json'));
  const needed = engines.node.replace('>=', '');
  if (compareVersions(process.versions.node, needed) < 0) {
    stop(
      `Node ${needed} or newer is needed; this is ${process.versions.node}. See https://nodejs.org/`,
    );
  }
  if (isInstalled(root)) return;
  console.log('Installing packages …');
  // npm sets this to the npm that started us, which need not be the one on the path.
  const npm = process.env.npm_execpath;
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci'], {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
}

/** npm notes what it installed at the very end, so a broken installation has no note. */
function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readJson(note).packages;
  const locked = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  return locked.every(([path, { version, optional, devOptional, os, cpu }]) => {
    // Packages for other platforms are locked but not installed; the project itself is no package.
    const mayBeMissing = optional || (devOptional && (os ?? cpu));
    if (path === '' || (mayBeMissing && !installed[path])) return true;
    return installed[path]?.version === version;
  });
}

function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differing = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return differing < 0 ? 0 : left[differing] - (right[differing] ?? 0);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
