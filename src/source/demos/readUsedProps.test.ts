import { describe, expect, it } from 'vitest';
import { parseScript } from './parseScript.ts';
import { readUsedProps } from './readUsedProps.ts';

describe('readUsedProps', () => {
  it.each([
    [
      'props of all uses, sorted',
      'import Button from \'@mui/material/Button\';\na = <><Button size="small" /><Button disabled color="error">b</Button></>;',
      { Button: ['color', 'disabled', 'size'] },
    ],
    [
      'the name a package exports, not the local one',
      "import { Chip as Tag } from '@mui/material';\nimport Btn from '@mui/material/Button';\na = <Tag icon={<Btn />} />;",
      { Button: [], Chip: ['icon'] },
    ],
    [
      'members of namespaces and of components',
      "import * as M from '@mui/material';\nimport { Tabs } from '@mui/material';\na = <M.Box sx={b}><Tabs.Root value={1} /></M.Box>;",
      { Box: ['sx'], 'Tabs.Root': ['value'] },
    ],
    [
      'styled components under the name of their base',
      "import { Slider } from '@mui/material';\nconst Volume = styled(Slider)<Props>({});\na = <Volume min={0} />;",
      { Slider: ['min'] },
    ],
    [
      'no spreads and no keys',
      'import { Chip } from \'@mui/material\';\na = <Chip key={1} {...b} label="c" />;',
      { Chip: ['label'] },
    ],
    ['nothing of other packages', 'import { Chip } from \'other\';\na = <Chip label="b" />;', {}],
    [
      'nothing of types',
      'import type { Chip } from \'@mui/material\';\na = <Chip label="b" />;',
      {},
    ],
    ['nothing of plain elements', 'a = <div id="b" />;', {}],
  ])('records %s', (_, code, expected) => {
    const source = parseScript('A.tsx', code);
    expect(readUsedProps([source], ['@mui/material'])).toEqual(expected);
  });
});
