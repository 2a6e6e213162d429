// Every verb of package.json starts here: `node scripts/launch.mjs start`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [verb, ...args] = process.argv.slice(2);

const PRODUCTS = 'content/products.ts';

process.chdir(root);
prepare(root);

const { register } = await import('tsx/esm/api');
register();
try {
  const { run } = await import(`./${verb}.ts`);
  await run(args);
} catch (error) {
  console.error(`\n${await describe(error)}`);
  process.exitCode = 1;
}

/** Every verb imports the table of products, so a mistake in it must not look like one of ours. */
async function describe(error) {
  if (error.name === 'VerbError') return error.message;
  if (!`${error.message}\n${error.stack}`.includes(PRODUCTS)) throw error;
  const { describeImportError } = await import('../src/source/describeImportError.ts');
  const { formatProblems } = await import('../src/model/problem.ts');
  return formatProblems([describeImportError(PRODUCTS, error)]);
}
