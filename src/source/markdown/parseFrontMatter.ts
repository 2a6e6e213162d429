import type { Root, Yaml } from 'mdast';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import {
  DESCRIPTION_MAX_LENGTH,
  frontMatterSchema,
  TITLE_MAX_LENGTH,
  type FrontMatter,
} from '../../model/page.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import { describeIssue, type Description } from './describeIssue.ts';

/** Front matter, or the reasons why there is none. */
export interface FrontMatterResult {
  readonly frontMatter: FrontMatter | null;
  readonly problems: readonly Problem[];
  /** The line of a value in the file, by its keys. */
  readonly lineOf: (path: Path) => number;
}

type Path = readonly PropertyKey[];

/** Reads and checks the front matter of a page; every problem has its own line. */
export function parseFrontMatter(file: string, tree: Root): FrontMatterResult {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  if (!yaml) {
    const what = 'The page has no front matter.';
    const fix = 'Start the file with a line "---", then title and description, then a line "---".';
    return { frontMatter: null, problems: [{ file, line: 1, what, fix }], lineOf: () => 1 };
  }
  const fence = yaml.position?.start.line ?? 1;
  const lines = new LineCounter();
  const document = parseDocument(yaml.value, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => fence + lines.linePos(offset).line;
  const lineOf = (path: Path): number => {
    const offset = findOffset(document, path);
    return offset === undefined ? fence : lineAt(offset);
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ code, pos, message }) => ({
      file,
      line: lineAt(pos[0]),
      what: `The front matter is not valid YAML: ${message}.`,
      fix:
        code === 'DUPLICATE_KEY'
          ? 'Remove one of the two.'
          : 'Put a value that holds ": " or starts with a special character in quotes.',
    }));
    return { frontMatter: null, problems, lineOf };
  }
  const data: unknown = document.toJS() ?? {};
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, problems: [], lineOf };
  const problems = firstOfEachPath(result.error.issues).flatMap((issue) =>
    describe(issue, document).map(({ path, ...description }) => ({
      file,
      line: lineOf(path),
      ...description,
    })),
  );
  return { frontMatter: null, problems, lineOf };
}

/** An empty description fails two rules; one of them is enough to say. */
function firstOfEachPath(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues.filter((issue) => {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') return true;
    return !seen.has(path) && seen.add(path);
  });
}

/** What a reader of an error must know about the keys that every page has. */
const REQUIRED: Readonly<Record<string, string>> = {
  title: `a name of at most ${TITLE_MAX_LENGTH} characters`,
  description: `one sentence of at most ${DESCRIPTION_MAX_LENGTH} characters that ends with a full stop`,
};

function describe(
  issue: z.core.$ZodIssue,
  document: Document.Parsed,
): (Description & { path: Path })[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [key],
      what: `The front matter key "${key}" is unknown.`,
      fix: suggestName(key, Object.keys(frontMatterSchema.shape), 'Keys are'),
    }));
  }
  const { path } = issue;
  const key = String(path[0] ?? '');
  if (path.length === 0) {
    return [{ path, what: 'The front matter has no keys.', fix: 'Write one "key: value" a line.' }];
  }
  const required = REQUIRED[key];
  if (required === undefined) {
    const subject = `The front matter key "${path.join('.')}"`;
    return [{ path, ...describeIssue(issue, subject, document.getIn(path)) }];
  }
  if (!document.has(key)) {
    return [{ path, what: `The page has no ${key}.`, fix: `Add "${key}: …", ${required}.` }];
  }
  const { what, fix } = describeIssue(issue, `The ${key}`, document.getIn(path));
  return [{ path, what, fix: issue.code === 'invalid_type' ? fix : `Write ${required}.` }];
}

/** Where a value (else its key) starts in the YAML text. */
function findOffset(document: Document.Parsed, path: Path): number | undefined {
  const { contents } = document;
  if (!isMap(contents)) return undefined;
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === path[0]);
  if (!pair) return undefined;
  const value = path.length > 1 ? document.getIn(path, true) : undefined;
  if (isNode(value) && value.range) return value.range[0];
  return isNode(pair.key) ? pair.key.range?.[0] : undefined;
}
