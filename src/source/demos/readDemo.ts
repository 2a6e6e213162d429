import type { Demo, DemoRendition } from '../../model/demo.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import type { DemoContext } from './demoContext.ts';
import { findDemo, listDemoNames } from './findDemo.ts';
import { readRendition } from './readRendition.ts';

/** A demo as a page asks for it. */
export interface DemoRequest {
  /** Folder of the page's demos from the project root: `content/material-ui/react-button`. */
  readonly folder: string;
  readonly name: string;
  /** Where the page names the demo; that it is missing is reported there. */
  readonly usedAt: { readonly file: string; readonly line: number };
}

/** A demo, unless it is missing or cannot be parsed, and all that is wrong with it. */
export interface DemoResult {
  readonly demo?: Demo;
  /** The files it is made of, from the project root. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads a demo from its file or folder, with everything that is derived from it. */
export async function readDemo(request: DemoRequest, context: DemoContext): Promise<DemoResult> {
  const { folder, name, usedAt } = request;
  const modules = findDemo(context.files, folder, name);
  if (modules.length === 0) {
    const what = `The demo "${name}" does not exist.`;
    const names = listDemoNames(context.files, folder);
    const fix = suggestName(name, names, 'This page has');
    return { files: [], problems: [{ ...usedAt, what, fix }] };
  }
  const read = await Promise.all(modules.map((module) => readRendition(name, module, context)));
  const problems = removeDuplicates(read.flatMap((result) => result.problems));
  const renditions = read.flatMap(({ rendition }) => (rendition ? [rendition] : []));
  const files = read.flatMap((result) => result.files);
  return isComplete(renditions, modules.length)
    ? { demo: { name, renditions }, files, problems }
    : { files, problems };
}

function isComplete(
  renditions: readonly DemoRendition[],
  count: number,
): renditions is [DemoRendition, ...DemoRendition[]] {
  return renditions.length === count;
}

/** Renditions may share a file and then report its problems together. */
function removeDuplicates(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()];
}
