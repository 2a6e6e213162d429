import path from 'node:path/posix';
import { NO_CACHE, type Cache } from '../cache.ts';
import type { DemoContext } from './demoContext.ts';
import type { ModuleExports } from './moduleExports.ts';
import type { DemoRequest } from './readDemo.ts';

const FOLDER = 'content/react-button';

/** Asks for a demo of the page that `createMemoryContext` holds the files of. */
export function requestDemo(name: string): DemoRequest {
  return { folder: FOLDER, name, usedAt: { file: `${FOLDER}.md`, line: 34 } };
}

/** Modules of the packages; those whose form does not say what they export have null. */
const MODULES: Readonly<Record<string, ModuleExports>> = {
  '@mui/material': new Set(['Button', 'ButtonProps', 'Stack', 'Switch', 'Slider']),
  '@mui/material/Button': new Set(['default', 'ButtonProps']),
  dayjs: null,
  'dayjs/plugin/utc': null,
  react: null,
  'react-dom': null,
};

/** A context for tests: files in memory, few packages, no cache unless given. */
export function createMemoryContext(
  files: Readonly<Record<string, string>>,
  cache: Cache = NO_CACHE,
): DemoContext {
  const installed: Record<string, { version: string; peers: string[] }> = {
    '@mui/material': { version: '7.0.2', peers: ['@emotion/react', 'react'] },
    '@emotion/react': { version: '11.14.0', peers: [] },
    dayjs: { version: '1.11.13', peers: [] },
    react: { version: '19.0.0', peers: [] },
    'react-dom': { version: '19.0.1', peers: ['react'] },
  };
  return {
    files: {
      read: (file) => files[path.relative(FOLDER, file)],
      list: (folder) =>
        Object.keys(files)
          .map((file) => path.relative(folder, `${FOLDER}/${file}`))
          .filter((file) => !file.startsWith('..')),
    },
    packages: {
      isListed: (name) => Object.hasOwn(installed, name) && !name.startsWith('@emotion'),
      read: (name) => installed[name],
      listExports: (specifier) => MODULES[specifier],
    },
    documentedPackages: ['@mui/material'],
    formatting: { singleQuote: true },
    cache,
    version: '1',
  };
}
