import { expect, it } from 'vitest';
import { createLampProject } from '../../tests/lampSite.ts';
import { formatProblems } from '../model/problem.ts';
import { describeImportError } from './describeImportError.ts';

const FILE = 'content/lamps/navigation.ts';

it.each([
  [
    'of the compiler',
    new Error(
      `Transform failed with 1 error:\n/project/${FILE}:7:4: ERROR: Expected "]" but found "pathname"`,
    ),
    `${FILE}:7\n  The file cannot be run: Expected "]" but found "pathname".`,
  ],
  [
    'of the bundler',
    new Error(
      `Transform failed with 1 error:\n\n[PARSE_ERROR] Error: Unexpected token\n   ╭─[ ${FILE}:9:1 ]`,
    ),
    `${FILE}:9\n  The file cannot be run: Unexpected token.`,
  ],
  [
    'of the program',
    Object.assign(new Error('lamps is not defined'), {
      stack: `ReferenceError: lamps is not defined\n    at file:///project/${FILE}?t=1:3:9`,
    }),
    `${FILE}:3\n  The file cannot be run: lamps is not defined.`,
  ],
  ['that is none', 'gone', `${FILE}:1\n  The file cannot be run: gone.`],
])('names the line of an error %s', (_, error, text) => {
  expect(formatProblems([describeImportError(FILE, error)])).toBe(
    `${text}\n  Correct the code at this line.`,
  );
});

it.each([
  ["'{root}/src/gone.ts' imported from {root}/content/lamps/navigation.ts", 3],
  ["'{root}/src/gone.ts' imported from '{root}/content/lamps/navigation.ts'", 3],
  ["package 'not-there' imported from {root}/content/lamps/navigation.ts", 4],
  ["'{root}/src/gone.ts' imported from {root}/src/other.ts", 1],
])('names the line of an import that leads nowhere: %s', async (said, line) => {
  const project = await createLampProject({
    [FILE]:
      "import a from './a.ts';\n// gone\nimport { b } from '../../src/gone';\nimport c from 'not-there';\n",
  });
  const text = `Cannot find ${said.startsWith("'") ? 'module ' : ''}${said}`;
  const error = new Error(text.replaceAll('{root}', project.root));
  expect(describeImportError(FILE, error).line).toBe(line);
  await project.remove();
});
