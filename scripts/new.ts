import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { products } from '../content/products.ts';
import { LANGUAGES } from '../src/model/language.ts';
import { resolveRoute } from '../src/model/route.ts';
import { listContent } from '../src/source/listContent.ts';
import { planDemo } from './new/planDemo.ts';
import { planLanguage } from './new/planLanguage.ts';
import { planPage } from './new/planPage.ts';
import { planProduct } from './new/planProduct.ts';
import type { Plan, Project } from './new/project.ts';
import { runProgram } from './runProgram.ts';
import { VerbError } from './verbError.ts';

/** What can be made, with an example of what follows its name. */
const KINDS = {
  page: { example: 'material-ui/react-thing', plan: planPage },
  demo: { example: 'material-ui/react-thing/BasicThing', plan: planDemo },
  product: { example: 'lamps "Lamp UI"', plan: planProduct },
  language: { example: 'fr', plan: planLanguage },
} as const satisfies Record<
  string,
  { example: string; plan: (project: Project, ...args: [string, string?]) => Plan }
>;

/** `npm run new -- page|demo|product|language …`: the files of something new, ready to be filled. */
export async function run([kind, subject, ...further]: readonly string[]): Promise<void> {
  if (!isKind(kind) || subject === undefined || further.length > 1) {
    const lines = Object.entries(KINDS).map(
      ([name, { example }]) => `  npm run new -- ${name} ${example}`,
    );
    throw new VerbError(['Say what to make:', ...lines].join('\n'));
  }
  const project = await openProject();
  const { files, next } = KINDS[kind].plan(project, subject, further[0]);
  for (const [file, text] of Object.entries(files)) {
    const verb = existsSync(file) ? 'changed' : 'wrote';
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`✓ ${verb} ${file}`);
  }
  const code = await runProgram('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...Object.keys(files),
  ]);
  if (code !== 0) throw new VerbError('Prettier cannot read what was written: see above.');
  console.log(next);
}

function isKind(kind: string | undefined): kind is keyof typeof KINDS {
  return kind !== undefined && Object.hasOwn(KINDS, kind);
}

async function openProject(): Promise<Project> {
  const { files } = await listContent(process.cwd());
  const productOf = (pathname: string): string | null => resolveRoute(pathname, products).productId;
  const navigations = files
    .filter((file) => file.endsWith('/navigation.ts'))
    .map((file) => ({ file, productId: productOf(dirname(file).replace(/^content/, '')) }));
  return {
    addresses: { products, languages: LANGUAGES },
    read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    findNavigation: (pathname) => {
      const id = productOf(pathname);
      return id === null ? undefined : navigations.find(({ productId }) => productId === id)?.file;
    },
  };
}
