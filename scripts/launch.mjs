// Every verb of package.json starts here: `node scripts/launch.mjs start`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [verb, ...args] = process.argv.slice(2);

process.chdir(root);
prepare(root);

const { register } = await import('tsx/esm/api');
register();
const { run } = await import(`./${verb}.ts`);
try {
  await run(args);
} catch (error) {
  if (error.name !== 'VerbError') throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
