import { readdir } from 'node:fs/promises';
import { digestInputs } from './testInputs.ts';

/** What is at the root and says nothing about the code. */
const NOT_CODE =
  /^(?:\.cache|\.git|\.react-router|bench|build|content|coverage|node_modules|test-results|.*\.log)$/;

/** A digest of all code but that of content, and of what is installed. Every verb reads the table of products. */
export async function digestCode(root: string): Promise<string> {
  const names = (await readdir(root)).filter((name) => !NOT_CODE.test(name)).sort();
  return digestInputs(
    root,
    [...names.map((name) => `tree ${name}`), 'text content/products.ts'],
    '',
  );
}
