import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The script of the documents in which framed and edited demos run. */
export const FRAME_ENTRY = 'src/demo/frame/frameEntry.tsx';

/**
 * Gives every demo a chunk of its own in the client build. No registry lists them: a page's data
 * carries the addresses of its own demos, so scripts do not grow with the site.
 */
export function demoChunks(): Plugin {
  return {
    name: 'swatchbook:demo-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { root } = this.environment.config;
      const modules = await findDemoModules(path.join(root, 'content'));
      for (const file of [...modules.map((module) => `content/${module}`), FRAME_ENTRY]) {
        this.emitFile({
          type: 'chunk',
          id: path.join(root, file),
          name: path.basename(file, '.tsx'),
          preserveSignature: 'strict',
        });
      }
    },
  };
}

/** The modules that pages show; what they import stays part of their chunks. */
export async function findDemoModules(content: string): Promise<string[]> {
  const files = await readdir(content, { recursive: true });
  const shown = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file) => {
        const text = await readFile(path.join(content, file), 'utf8');
        const folder = file.replace(/\.md$/, '');
        return [...text.matchAll(/^::demo\[(\w+)\]/gm)].map(([, name = '']) =>
          path.join(folder, name),
        );
      }),
  );
  const names = new Set(shown.flat());
  return files
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => names.has(file.replace(/\.tsx$/, '')) || names.has(path.dirname(file)))
    .sort();
}
