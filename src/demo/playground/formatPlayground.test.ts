import { describe, expect, test } from 'vitest';
import type { Control, PlaygroundCode } from '../../model/playground.ts';
import { formatFile, formatCode, formatModule } from './formatPlayground.ts';
import { highlightJsx } from './highlightJsx.ts';

const CONTROLS: readonly Control[] = [
  { kind: 'text', name: 'children', fallback: null },
  { kind: 'choice', name: 'variant', options: ['text', 'contained'], fallback: 'text' },
  { kind: 'icon', name: 'startIcon', fallback: null },
  { kind: 'text', name: 'title', fallback: null },
  { kind: 'number', name: 'max', fallback: 99 },
  { kind: 'switch', name: 'disabled', fallback: false },
  { kind: 'switch', name: 'shrink', fallback: true },
];

const BUTTON: PlaygroundCode = {
  sets: 'props',
  imports: ["import Button from '@mui/material/Button';"],
  statements: [],
  around: '{element}',
  tag: 'Button',
  attributes: [],
  children: null,
};

const DIALOG: PlaygroundCode = {
  sets: 'props',
  imports: [
    "import * as React from 'react';",
    "import Button from '@mui/material/Button';",
    "import Dialog from '@mui/material/Dialog';",
  ],
  statements: ['const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);'],
  around: '<>\n  <Button>Open</Button>\n  {element}\n</>',
  tag: 'Dialog',
  attributes: ['open={anchor !== null}'],
  children: '<p>\n  Text\n</p>',
};

describe('the code says only what differs from the defaults', () => {
  test.each([
    [{}, '<Button />'],
    [{ variant: 'text', max: 99, disabled: false, shrink: true }, '<Button />'],
    [{ children: 'Save', variant: 'contained' }, '<Button variant="contained">Save</Button>'],
    [{ disabled: true, shrink: false, max: 3 }, '<Button max={3} disabled shrink={false} />'],
    [{ startIcon: 'Star' }, '<Button startIcon={<StarIcon />} />'],
    [{ children: '{1 < 2}' }, "<Button>{'{1 < 2}'}</Button>"],
    [{ title: 'a "b"' }, `<Button title={'a "b"'} />`],
    [{ children: "it's }" }, String.raw`<Button>{'it\'s }'}</Button>`],
    [{ children: '', title: null }, '<Button />'],
  ])('%j', (values, expected) => {
    expect(formatCode(BUTTON, CONTROLS, values)).toBe(expected);
  });

  test('long elements are broken as formatters break them', () => {
    const values = {
      children: 'Save',
      title: 'long '.repeat(8).trim(),
      variant: 'contained',
      max: 3,
    };
    expect(formatCode(BUTTON, CONTROLS, values)).toBe(
      `<Button
  variant="contained"
  title="long long long long long long long long"
  max={3}
>
  Save
</Button>`,
    );
  });
});

test('a component on a stage keeps the indentation around it', () => {
  expect(formatCode(DIALOG, CONTROLS, { disabled: true })).toBe(
    `<>
  <Button>Open</Button>
  <Dialog open={anchor !== null} disabled>
    <p>
      Text
    </p>
  </Dialog>
</>`,
  );
});

test('the module that runs takes any props', () => {
  expect(formatModule(BUTTON, 'Button')).toBe(
    `import Button from '@mui/material/Button';

export default function ButtonPlayground(props) {
  return <Button {...props} />;
}
`,
  );
});

test.each([
  ['TS', 'React.useState<HTMLElement | null>(null)'],
  ['JS', 'React.useState(null)'],
] as const)('an exported file in %s is whole', (variant, state) => {
  const file = { code: DIALOG, component: 'Dialog', controls: CONTROLS, variant };
  expect(formatFile({ ...file, values: { startIcon: 'Star' } })).toBe(
    `import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import StarIcon from '@mui/icons-material/Star';

export default function DialogPlayground() {
  const [anchor, setAnchor] = ${state};
  return (
    <>
      <Button>Open</Button>
      <Dialog open={anchor !== null} startIcon={<StarIcon />}>
        <p>
          Text
        </p>
      </Dialog>
    </>
  );
}
`,
  );
});

test('colored code is the code', () => {
  const code = `<Button color="error" max={3} disabled={false}>\n  It's 2 < 3\n</Button>`;
  const tokens = highlightJsx(code);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(
    tokens.filter(({ className }) => className).map(({ text, className }) => [text, className]),
  ).toEqual([
    ['Button', 't'],
    ['color', 'p'],
    ['"error"', 's'],
    ['max', 'p'],
    ['3', 'n'],
    ['disabled', 'p'],
    ['false', 'k'],
    ['Button', 't'],
  ]);
});
