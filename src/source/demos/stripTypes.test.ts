import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { ts } from '../typescript.js';
import { parseScript } from './parseScript.ts';
import { stripTypes } from './stripTypes.ts';

describe('stripTypes', () => {
  it.each([
    ['annotations', 'const a: number = 1;', 'const a = 1;'],
    ['annotations of several lines', 'let a: {\n  b: string;\n};', 'let a;'],
    ['parameters', 'function f(a: string, b?: number) {}', 'function f(a, b) {}'],
    ['return types', 'const f = (a): Promise<\n  void\n> => {};', 'const f = (a) => {};'],
    [
      'a return type before an arrow on the next line',
      'const f = (a): b\n=> a;',
      'const f = (a) => a;',
    ],
    [
      'type predicates',
      'function f(a: unknown): a is B { return true; }',
      'function f(a) {\n  return true;\n}',
    ],
    ['the this parameter', 'function f(this: Window, a: string) {}', 'function f(a) {}'],
    ['a lone this parameter', 'function f(this: Window) {}', 'function f() {}'],
    ['generics', 'const f = <T extends object>(a: T) => a;', 'const f = (a) => a;'],
    [
      'arguments of generics',
      'const [a] = useState<Array<string>>([]);',
      'const [a] = useState([]);',
    ],
    ['generic elements', 'a = <Select<string> value="b" />;', 'a = <Select value="b" />;'],
    ['generic templates', 'const A = styled.div<Props>`b`;', 'const A = styled.div`b`;'],
    ['assertions', 'a = b as unknown as C;', 'a = b;'],
    ['asserted operands', 'a = (b as C).d;', 'a = b.d;'],
    ['const assertions', "a = ['b'] as const;", "a = ['b'];"],
    ['satisfies', 'a = {} satisfies B;', 'a = {};'],
    ['non-null marks', 'a!.b = c![0]!;', 'a.b = c[0];'],
    ['interfaces with their comment', '/** A. */\ninterface A {}\n\nb();', 'b();'],
    [
      'a type between two imports',
      "import a from 'a';\ntype B = string;\nimport c from 'c';",
      "import a from 'a';\nimport c from 'c';",
    ],
    [
      'exported types',
      'export interface A {}\nexport type B = A;\nexport const c = 1;',
      'export const c = 1;',
    ],
    [
      'type imports',
      "import type { A } from 'a';\nimport { type B, c } from 'b';\nc();",
      "import { c } from 'b';\nc();",
    ],
    [
      'imports that only types used',
      "import { A, b } from 'a';\nconst c: A = b();",
      "import { b } from 'a';\nconst c = b();",
    ],
    [
      'namespaces that only types used',
      "import * as A from 'a';\nimport b from 'b';\nlet c: A.D = b;",
      "import b from 'b';\nlet c = b;",
    ],
    [
      'a default import that only types used',
      "import A, { b } from 'a';\nlet c: A = b;",
      "import { b } from 'a';\nlet c = b;",
    ],
    [
      'type exports',
      "export type { A } from 'a';\nexport { type B, c } from 'b';",
      "export { c } from 'b';",
    ],
    [
      'declarations',
      'declare module "a" {\n  interface B {}\n}\ndeclare const c: string;\nd();',
      'd();',
    ],
    ['overloads', 'function a(b: string): void;\nfunction a(b: unknown) {}', 'function a(b) {}'],
    ['catch clauses', 'try {\n} catch (error: unknown) {}', 'try {\n} catch (error) {}'],
    [
      'class members',
      'abstract class A<T> extends B<T> implements C {\n  private readonly a?: T = 1;\n  declare b: T;\n  c!: T;\n  [key: string]: T;\n  abstract d(): void;\n  protected static override e(): T {}\n}',
      'class A extends B {\n  a = 1;\n  c;\n  static e() {}\n}',
    ],
  ])('removes %s', async (_, typescript, javascript) => {
    expect(await toJavaScript(typescript)).toBe(`${javascript}\n`);
  });

  it.each([
    ['comments and blank lines', '// One.\n\nconst a = 1; // two\n\n/* three */\nb(a);'],
    [
      'a detached comment above a type',
      '// Kept.\n\nb();',
      '// Kept.\n\n// Gone with the type.\ntype A = string;\n\nb();',
    ],
    ['an import nobody uses', "import * as React from 'react';\nimport 'a.css';"],
    [
      'names that are no types',
      "import { color } from 'a';\nlet b = { color };",
      "import { color } from 'a';\nlet b: color = { color };",
    ],
    ['property names', 'let b = { A: 1 }.A;', "import { A } from 'a';\nlet b: A = { A: 1 }.A;"],
  ])('keeps %s', async (_, javascript, typescript = javascript) => {
    expect(await toJavaScript(typescript)).toBe(`${javascript}\n`);
  });

  it('names sibling files as the JavaScript variant does', async () => {
    expect(
      await toJavaScript(
        "import a from './a.ts';\nexport { B } from './B.tsx';\nimport './c.css';",
      ),
    ).toBe("import a from './a.js';\nexport { B } from './B.jsx';\nimport './c.css';\n");
  });

  it('keeps an asserted object an expression', () => {
    const source = parseScript('a.ts', 'const f = () => <A>{ b: 1 };');
    expect(stripTypes(source)).toBe('const f = () => ({ b: 1 });');
  });
});

describe('stripTypes on real files', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const files = findScripts(root, 'content').filter(isPicked);

  it('finds enough files to mean something', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files)('means the same as TypeScript’s own output: %s', async (file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    const stripped = stripTypes(parseScript(file, code));
    expect(listSyntaxErrors(stripped)).toEqual([]);
    expect(await emit(stripped)).toBe(await emit(code));
  });
});

async function toJavaScript(code: string): Promise<string> {
  const source = parseScript('a.tsx', code);
  return format(stripTypes(source), { parser: 'babel', singleQuote: true });
}

function findScripts(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** One file in sixteen, chosen by its own name: which others there are makes no difference. */
function isPicked(file: string): boolean {
  return createHash('sha256').update(path.basename(file)).digest('hex').startsWith('0');
}

/** TypeScript reports its own syntax as an error in a JavaScript file. */
function listSyntaxErrors(code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'a.jsx',
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** JSX is compiled: where TypeScript leaves it as it is, it keeps a React that only types name. */
async function emit(code: string): Promise<string> {
  const { outputText } = ts.transpileModule(code, {
    fileName: 'a.tsx',
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      removeComments: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  const comparable = outputText.replace(/^export {};\n$/, '').replaceAll(/\.jsx(?=["'])/g, '.js');
  return format(comparable, { parser: 'babel' });
}
