import { expect, test } from 'vitest';
import { createLampProject } from '../../../tests/lampSite.ts';
import { readTuning } from './readTuning.ts';

const FILE = 'content/lamps/desk/playground.ts';

test.each([
  ['export default {\n  props: ["dim"],\n  stage: "wide",\n};\n', 3],
  ['// stag\nexport default {\n  stag: "plain",\n};\n', 1],
  ['export default {\n  theme: {\n    size: { options: [] },\n  },\n};\n', 3],
])('a mistake is reported where it is written: %j', async (code, line) => {
  const { root, remove } = await createLampProject({ [FILE]: code });
  const importModule = () => import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { tuning, problems } = await readTuning(FILE, { root, importModule });
  expect(tuning).toBeUndefined();
  expect(problems).toMatchObject([{ file: FILE, line }]);
  await remove();
});
