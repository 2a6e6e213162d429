import { createRequire } from 'node:module';

/** Required, because an import would first look through its nine megabytes for the names it exports. */
export const ts = createRequire(import.meta.url)('typescript');
