import path from 'node:path';
import { rolldown } from 'rolldown';
import type { ComponentDoc } from '../../../src/model/apiDoc.ts';

const COMPONENTS = 'virtual:components';
const ID = /^\0?virtual:components$/;

/** Bundles the page that renders components, as one script. */
export async function bundlePage(docs: readonly ComponentDoc[]): Promise<string> {
  const bundle = await rolldown({
    cwd: process.cwd(),
    input: path.resolve('tests/e2e/renderedApi/page.ts'),
    platform: 'browser',
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic' },
    },
    checks: { moduleLevelDirective: false },
    plugins: [
      {
        name: 'documented-components',
        resolveId: { filter: { id: ID }, handler: () => `\0${COMPONENTS}` },
        load: { filter: { id: ID }, handler: () => formatModule(docs) },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** A module that offers each component under its package and name, imported as the API says. */
function formatModule(docs: readonly ComponentDoc[]): string {
  const imports = docs.map(({ imports: [statement = ''] }, index) =>
    statement.replace(/^import (?:\{ (\w+)(?: as \w+)? \}|\w+) from/, (_, named?: string) =>
      named === undefined ? `import C${index} from` : `import { ${named} as C${index} } from`,
    ),
  );
  const rows = docs.map((doc, index) => `${JSON.stringify(formatKey(doc))}: C${index}`);
  return `${imports.join('\n')}\nexport const COMPONENTS = { ${rows.join(', ')} };`;
}

/** `@mui/material/Button`. */
export function formatKey(doc: Pick<ComponentDoc, 'package' | 'name'>): string {
  return `${doc.package}/${doc.name}`;
}
