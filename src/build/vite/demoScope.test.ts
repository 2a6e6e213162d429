import { expect, test } from 'vitest';
import { formatScope } from './demoScope.ts';

test.each([
  [
    'a default import',
    "import Button from '@mui/material/Button';",
    '"@mui/material/Button": { default: Button }',
  ],
  [
    'named imports',
    "import { Stack, Box as Frame } from '@mui/system';",
    '"@mui/system": { "Stack": Stack, "Box": Frame }',
  ],
  ['a namespace', "import * as React from 'react';", '"react": { ...React }'],
  [
    'a default and names',
    "import Slider, { sliderClasses } from '@mui/material/Slider';",
    '"@mui/material/Slider": { default: Slider, "sliderClasses": sliderClasses }',
  ],
  ['a stylesheet', "import './volume.css';", '"./volume.css": {  }'],
  [
    'two imports from one module',
    "import Tab from './Tab';\nimport { tabs } from './Tab';",
    '"./Tab": { default: Tab, "tabs": tabs }',
  ],
  [
    'a named type',
    "import { type ButtonProps, buttonClasses } from '@mui/material/Button';",
    '"@mui/material/Button": { "buttonClasses": buttonClasses }',
  ],
])('a demo with %s offers it', (_, code, expected) => {
  expect(formatScope(`${code}\nconst a: string = '';\nconst b = <i>{a}</i>;`)).toBe(
    `{ ${expected} }`,
  );
});

test('types are not part of what runs', () => {
  expect(formatScope("import type { Track } from './tracks';")).toBe('{  }');
});
