// Every verb of package.json starts here: `node scripts/launch.mjs start`.
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [verb, ...args] = process.argv.slice(2);

const PRODUCTS = 'content/products.ts';

process.chdir(root);
prepare(root);

try {
  const { run } = await (verb === 'dev' ? importBundled : importCompiled)(`scripts/${verb}.ts`);
  await run(args);
} catch (error) {
  console.error(`\n${await describe(error)}`);
  process.exitCode = 1;
}

/** Compiles modules as they are imported. For that, tsx looks at every module that is imported anywhere. */
async function importCompiled(file) {
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(root, file)).href);
}

/** For a verb with few modules of its own and thousands of packages' ones, which none but Node looks at. */
async function importBundled(file) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: file, external: /^[^./]/, platform: 'node' });
  // Two servers may be started at the same time.
  const bundled = join(root, '.cache/scripts', `${verb}-${process.pid}.mjs`);
  await bundle.write({ file: bundled });
  try {
    return await import(pathToFileURL(bundled).href);
  } finally {
    await rm(bundled);
  }
}

/** Every verb imports the table of products, so a mistake in it must not look like one of ours. */
async function describe(error) {
  if (error.name === 'VerbError') return error.message;
  const mistake = await importCompiled(PRODUCTS).then(
    () => null,
    (reason) => reason,
  );
  if (mistake === null) throw error;
  const { describeImportError } = await importCompiled('src/source/describeImportError.ts');
  const { formatProblems } = await importCompiled('src/model/problem.ts');
  return formatProblems([describeImportError(PRODUCTS, mistake)]);
}
