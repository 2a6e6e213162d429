import { describe, expect, it } from 'vitest';
import { checkAdvice } from './checkAdvice.ts';
import { parseScript } from './parseScript.ts';

const IMPORTS = `import Dialog from '@mui/material/Dialog';
import { Drawer, Link, Menu, Modal, Tabs as Sections } from '@mui/material';
`;

function check(code: string): string[] {
  const path = 'content/material-ui/react-thing/A.tsx';
  const script = parseScript(path, IMPORTS + code);
  return checkAdvice({ path, name: 'A.tsx', code: script.text, script }).map(
    ({ line, what }) => `${line}: ${what}`,
  );
}

describe('advice that demos must keep', () => {
  it.each([
    [
      'a dialog without a name',
      '<Dialog open><button>Close</button></Dialog>;',
      'The dialog has no name.',
    ],
    [
      'a dialog whose title has an id of its own',
      '<Dialog open><DialogTitle id="fees">Fees</DialogTitle><button>Close</button></Dialog>;',
      'The dialog has no name: its title has another id than the one it looks for.',
    ],
    [
      'a dialog without a way out',
      '<Dialog open aria-label="Fees"><p>12 €</p></Dialog>;',
      'The dialog has no visible way out.',
    ],
    ['a modal without a name', '<Modal open><p>12 €</p></Modal>;', 'The modal has no name.'],
    ['a drawer without a name', '<Drawer open><p>Filters</p></Drawer>;', 'The drawer has no name.'],
    [
      'a drawer of Material UI with only a title',
      '<Drawer open><DialogTitle>Filters</DialogTitle></Drawer>;',
      'The drawer has no name.',
    ],
    ['a menu without a name', '<Menu open />;', 'The menu has no name.'],
    ['tabs without panels', '<Sections value={0}></Sections>;', 'The tabs have no panels.'],
    ['a link without an address', '<Link>Fees</Link>;', 'The link leads nowhere.'],
    [
      'a comparator with two outcomes',
      'rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));',
      'The comparator never answers 0, not even for equal values.',
    ],
  ])('%s', (_, code, what) => {
    expect(check(code)).toEqual([`3: ${what}`]);
  });

  it.each([
    [
      'a dialog with a title',
      '<Dialog open><DialogTitle>Fees</DialogTitle><button>Close</button></Dialog>;',
    ],
    [
      'a dialog that points at its title',
      '<Dialog open aria-labelledby="fees"><DialogTitle id="fees">Fees</DialogTitle><button>Close</button></Dialog>;',
    ],
    ['a dialog with props from elsewhere', '<Dialog {...props}><button>Close</button></Dialog>;'],
    [
      'a modal whose content has the name',
      '<Modal open><div role="dialog" aria-label="Fees" /></Modal>;',
    ],
    [
      'a drawer of Joy UI with a title',
      "import JoyDrawer from '@mui/joy/Drawer';\n<JoyDrawer open><DialogTitle>Filters</DialogTitle></JoyDrawer>;",
    ],
    ['a drawer that is a part of the page', '<Drawer variant="permanent"><p>Filters</p></Drawer>;'],
    [
      'a menu named by its button',
      "<Menu open slotProps={{ list: { 'aria-labelledby': id } }} />;",
    ],
    ['tabs that lead to pages', '<Sections value={0}><Tab href="#fees" /></Sections>;'],
    ['tabs with panels', '<><Sections value={0}></Sections><div role="tabpanel" /></>;'],
    ['a link that does something', '<Link component="button">Undo</Link>;'],
    ['another library', "import { Link as Way } from 'react-router';\n<Way>Fees</Way>;"],
    ['a full comparator', 'rows.sort((a, b) => a.price - b.price);'],
    ['a comparator with three outcomes', 'rows.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));'],
  ])('lets %s pass', (_, code) => {
    expect(check(code)).toEqual([]);
  });
});
