import { parseAst, type Plugin } from 'vite';

/**
 * Adds an export `demoScope` to every demo: what it imports, by module. An edited demo runs with
 * these and nothing else, so the frame it runs in needs only the address of the demo itself.
 */
export function demoScope(): Plugin {
  return {
    name: 'swatchbook:demo-scope',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/content\/.*\.tsx$/ },
      handler(code) {
        const scope = formatScope(code);
        const value = this.environment.mode === 'dev' ? keepScope(scope) : scope;
        return { code: `${code}\nexport const demoScope = ${value};\n`, map: null };
      },
    },
  };
}

/** Fast Refresh takes a module that exports more than components only while that stays the same object. */
function keepScope(scope: string): string {
  return `(import.meta.hot.data.demoScope = Object.assign(import.meta.hot.data.demoScope ?? {}, ${scope}))`;
}

/** The values a module imports, as an object; types are gone when demos run. */
export function formatScope(code: string): string {
  const modules = new Map<string, string[]>();
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    const members = modules.get(statement.source.value) ?? [];
    modules.set(statement.source.value, [
      ...members,
      ...statement.specifiers.flatMap(formatMember),
    ]);
  }
  const entries = [...modules].map(
    ([source, members]) => `${JSON.stringify(source)}: { ${members.join(', ')} }`,
  );
  return `{ ${entries.join(', ')} }`;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Specifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number];

function formatMember(specifier: Specifier): string[] {
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
      return [`default: ${specifier.local.name}`];
    case 'ImportNamespaceSpecifier':
      return [`...${specifier.local.name}`];
    case 'ImportSpecifier': {
      if (specifier.importKind === 'type') return [];
      const { imported } = specifier;
      const name = imported.type === 'Literal' ? imported.value : imported.name;
      return [`${JSON.stringify(name)}: ${specifier.local.name}`];
    }
  }
}
