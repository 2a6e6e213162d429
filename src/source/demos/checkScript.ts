import { describeUnencrypted } from '../../model/href.ts';
import type { Problem } from '../../model/problem.ts';
import { ts } from '../typescript.js';
import type { CollectedFile } from './collectFiles.ts';
import { lineOf } from './lineOf.ts';

/** Reports what demos must not do: print, depend on clock or chance, load things, link without encryption, dodge types. */
export function checkScript(file: CollectedFile): Problem[] {
  const source = file.script;
  if (!source) return [];
  const problems = checkComments(file.path, source);
  const visit = (node: ts.Node): void => {
    for (const rule of RULES) {
      const finding = rule(node);
      if (finding) problems.push({ file: file.path, line: lineOf(source, node), ...finding });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

type Finding = Pick<Problem, 'what' | 'fix'>;
type Rule = (node: ts.Node) => Finding | undefined;

const RULES: readonly Rule[] = [
  findConsole,
  findClock,
  findChance,
  findRequest,
  findRemoteImage,
  findUnencryptedLink,
  findAny,
];

function findConsole(node: ts.Node): Finding | undefined {
  if (!ts.isPropertyAccessExpression(node) || !isGlobal(node.expression, 'console')) return;
  return {
    what: `The demo writes to the console with ${node.getText()}.`,
    fix: 'Delete it, or show the value in the demo.',
  };
}

function findClock(node: ts.Node): Finding | undefined {
  const isCall = ts.isCallExpression(node);
  if (!isCall && !ts.isNewExpression(node)) return;
  if ((node.arguments?.length ?? 0) > 0) return;
  const callee = node.expression.getText();
  if (isCall && callee === 'dayjs') {
    return {
      what: 'dayjs() without arguments depends on the clock.',
      fix: "Give it a fixed date, such as dayjs('2025-04-17').",
    };
  }
  if (callee !== 'Date' && !(isCall && callee === 'Date.now')) return;
  return {
    what: `${isCall ? `${callee}()` : 'new Date() without arguments'} depends on the clock.`,
    fix: 'Use a fixed date, such as new Date(2025, 3, 17).',
  };
}

function findChance(node: ts.Node): Finding | undefined {
  if (!ts.isCallExpression(node)) return;
  const callee = node.expression.getText();
  if (!/^(Math\.random|(\w+\.)?crypto\.(randomUUID|getRandomValues))$/.test(callee)) return;
  return {
    what: `${callee}() gives another value each time.`,
    fix: 'Use fixed values, so that server and browser render the same.',
  };
}

const REQUESTS = ['EventSource', 'WebSocket', 'XMLHttpRequest', 'fetch'] as const;

function findRequest(node: ts.Node): Finding | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
  const name = REQUESTS.find((candidate) => isGlobal(node.expression, candidate));
  if (!name) return;
  return {
    what: `The demo makes a request with ${name}.`,
    fix: 'Keep the data in the demo, or in a file beside it.',
  };
}

const IMAGE_NAME = /^(src|srcSet|image|img|imageUrl|poster|avatar|logo|photo|thumbnail)$/;
const IMAGE_URL = /^(https?:)?\/\/.+\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i;
const REMOTE_URL = /^(https?:)?\/\/\w/;
const REMOTE_CSS_URL = /url\(\s*["']?(https?:)?\/\/[^)]*\)/;

function findRemoteImage(node: ts.Node): Finding | undefined {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return;
  const { text } = node;
  const name = findValueName(node);
  const isImage =
    IMAGE_URL.test(text) ||
    REMOTE_CSS_URL.test(text) ||
    (name !== undefined && IMAGE_NAME.test(name) && REMOTE_URL.test(text));
  if (!isImage) return;
  return {
    what: `The image "${text}" comes from another server.`,
    fix: 'Draw it with CSS or inline SVG, or leave it out.',
  };
}

const LINK_NAME = /^(href|to|url|link|action)$/;

function findUnencryptedLink(node: ts.Node): Finding | undefined {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return undefined;
  const name = findValueName(node);
  return name !== undefined && LINK_NAME.test(name) ? describeUnencrypted(node.text) : undefined;
}

/** The name of the prop or property a text is given to, through `{…}` and templates. */
function findValueName(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent) || ts.isTemplateExpression(parent)) return findValueName(parent);
  return undefined;
}

function findAny(node: ts.Node): Finding | undefined {
  if (node.kind !== ts.SyntaxKind.AnyKeyword) return;
  return {
    what: 'The type "any" switches type checking off.',
    fix: 'Use the type the library exports for it, or "unknown".',
  };
}

function checkComments(file: string, source: ts.SourceFile): Problem[] {
  return source.text.split('\n').flatMap((text, index) => {
    const directive = /^\s*(?:\{?\/[/*]|\*).*?(@ts-(?:ignore|nocheck|expect-error))/.exec(
      text,
    )?.[1];
    if (!directive) return [];
    return [
      {
        file,
        line: index + 1,
        what: `The comment ${directive} hides a type error.`,
        fix: 'Delete it and mend the types.',
      },
    ];
  });
}

/** `name`, `window.name` or `globalThis.name`. */
function isGlobal(node: ts.Expression, name: string): boolean {
  return [name, `window.${name}`, `globalThis.${name}`].includes(node.getText());
}
