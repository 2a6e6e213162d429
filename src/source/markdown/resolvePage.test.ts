import { expect, it } from 'vitest';
import { demoOptionsSchema, type Demo } from '../../model/demo.ts';
import { frontMatterSchema } from '../../model/page.ts';
import type { ParsedPage } from './parsedPage.ts';
import { resolvePage } from './resolvePage.ts';

const options = demoOptionsSchema.parse({});
const demo: Demo = {
  name: 'BasicButtons',
  renditions: [
    {
      styling: null,
      module: 'content/material-ui/react-button/BasicButtons.tsx',
      sources: { TS: { files: [] }, JS: { files: [] } },
      dependencies: {},
      usedProps: {},
    },
  ],
};
const parsed: ParsedPage = {
  pathname: '/material-ui/react-button/',
  file: 'content/material-ui/react-button.md',
  frontMatter: frontMatterSchema.parse({ title: 'Button', description: 'Buttons start actions.' }),
  headings: [],
  blocks: [
    { kind: 'html', html: '<p>Text</p>' },
    { kind: 'demo', name: 'BasicButtons', options, line: 12 },
    { kind: 'demo', name: 'BasicButton', options, line: 34 },
  ],
};

it('puts demos in their places and reports those that do not exist', () => {
  const { page, problems } = resolvePage(parsed, new Map([['BasicButtons', demo]]));
  expect(page.blocks).toEqual([parsed.blocks[0], { kind: 'demo', demo, options }]);
  expect(problems).toEqual([
    {
      file: 'content/material-ui/react-button.md',
      line: 34,
      what: 'The demo "BasicButton" does not exist.',
      fix: 'Did you mean "BasicButtons"? This page has: BasicButtons.',
    },
  ]);
});
