import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How published code says which slot of which component a styled element is. */
const STYLED = /\bname: '(\w+)',\s*slot: '(\w+)'/g;

/** Folders with the same code for other runtimes. */
const COPIES = new Set(['esm', 'modern', 'legacy', 'node', 'node_modules', 'umd']);

/** The slots that a package's components read style overrides for, by their key under `theme.components`. */
export function listThemeSlots(
  root: string,
  packageName: string,
): ReadonlyMap<string, readonly string[]> {
  const slots = new Map<string, Set<string>>();
  for (const file of listScripts(path.join(root, 'node_modules', packageName))) {
    for (const [, name = '', slot = ''] of readFileSync(file, 'utf8').matchAll(STYLED)) {
      const known = slots.get(name) ?? new Set();
      slots.set(name, known.add(slot.charAt(0).toLowerCase() + slot.slice(1)));
    }
  }
  return new Map([...slots].map(([name, known]) => [name, [...known].sort()]));
}

function listScripts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return COPIES.has(entry.name) ? [] : listScripts(file);
    return entry.name.endsWith('.js') ? [file] : [];
  });
}
