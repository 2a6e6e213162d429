import { describe, expect, it } from 'vitest';
import { checkAdvice } from './checkAdvice.ts';
import { parseScript } from './parseScript.ts';

const IMPORTS = `import Dialog from '@mui/material/Dialog';
import { Drawer, Link, Menu, Modal, SwipeableDrawer, Tabs as Sections } from '@mui/material';
import { BottomNavigationAction, ListItemButton, Tab } from '@mui/material';
`;

const BUTTON = '<ListItemButton onClick={open}>Fees</ListItemButton>';
const NOWHERE = 'The entry of a navigation leads nowhere.';

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
    [
      'a drawer without a name',
      '<Drawer open><button>Close</button></Drawer>;',
      'The drawer has no name.',
    ],
    [
      'a drawer without a way out',
      '<Drawer open slotProps={{ paper: { "aria-label": "Filters" } }}><p>Filters</p></Drawer>;',
      'The drawer has no visible way out.',
    ],
    [
      'a drawer to swipe without a name',
      '<SwipeableDrawer open><button>Close</button></SwipeableDrawer>;',
      'The drawer has no name.',
    ],
    [
      'a drawer to swipe without a way out',
      '<SwipeableDrawer open aria-label="Filters"><p>Filters</p></SwipeableDrawer>;',
      'The drawer has no visible way out.',
    ],
    [
      'a drawer of Material UI with only a title',
      '<Drawer open><DialogTitle>Filters</DialogTitle><button>Close</button></Drawer>;',
      'The drawer has no name.',
    ],
    ['a menu without a name', '<Menu open />;', 'The menu has no name.'],
    ['tabs without panels', '<Sections value={0}></Sections>;', 'The tabs have no panels.'],
    ['a link without an address', '<Link>Fees</Link>;', 'The link leads nowhere.'],
    ['a button in a navigation', `<nav><ul><li>${BUTTON}</li></ul></nav>;`, NOWHERE],
    [
      'a button in an element that is a navigation',
      `<Box component="nav">${BUTTON}</Box>;`,
      NOWHERE,
    ],
    ['a tab in a navigation', '<nav><Tab label="Fees" /></nav>;', NOWHERE],
    [
      'a place at the bottom without an address',
      '<BottomNavigationAction label="Fees" />;',
      NOWHERE,
    ],
  ])('%s', (_, code, what) => {
    expect(check(code)).toEqual([`4: ${what}`]);
  });

  it.each([
    ['Dialog', '<Own open><button>Close</button></Own>;', 'The dialog has no name.'],
    ['Drawer', '<Own open><button>Close</button></Own>;', 'The drawer has no name.'],
    ['Menu', '<Own open />;', 'The menu has no name.'],
    ['Sections', '<Own value={0}></Own>;', 'The tabs have no panels.'],
    ["'nav'", `<Own>${BUTTON}</Own>;`, NOWHERE],
  ])('hold for %s with other styles', (base, code, what) => {
    expect(check(`const Own = styled(${base})({ color: 'red' });\n${code}`)).toEqual([
      `5: ${what}`,
    ]);
  });

  it.each([
    ['(a, b) => (a.name < b.name ? -1 : 1)'],
    ['(a, b) => (a[k] < b[k] ? -sign : sign)'],
    ['(a, b) => sign * (a.x > b.x ? 1 : -1)'],
    ['(a, b) => { return a.x > b.x ? 1 : -1; }'],
    ['(a, b) => { if (a.x > b.x) return 1; return -1; }'],
    ['(a, b) => { const order = a < b ? -1 : 1; return ascending ? order : -order; }'],
    ['function (a, b) { return a < b ? -1 : 1; }'],
    ['byName'],
    ['(a, b) => byName(a, b)'],
    ['(a, b) => (ascending ? byName(a, b) : -byName(a, b))'],
  ])('find that %s never answers 0', (comparator) => {
    const code = `function byName(a, b) { return a.name < b.name ? -1 : 1; }\nrows.sort(${comparator});`;
    expect(check(code)).toEqual(['5: The comparator never answers 0, not even for equal values.']);
  });

  it('find that a comparator answers no number', () => {
    expect(check('rows.toSorted((a, b) => a.x > b.x);')).toEqual([
      '4: The comparator answers true or false, not a number.',
    ]);
  });

  it.each([
    ['(a, b) => a.price - b.price'],
    ['(a, b) => (a < b ? -1 : a > b ? 1 : 0)'],
    ['(a, b) => { if (a === b) return 0; return a < b ? -sign : sign; }'],
    ['(a, b) => compare(a.x, b.x) * (ascending ? 1 : -1)'],
    ['(a, b) => { const order = compare(a, b); return ascending ? order : -order; }'],
    ['(a, b) => (ascending ? compare(a, b) : -compare(a, b))'],
    ['(a, b) => rows.findIndex((row) => row.x > 2) - a.x'],
    ['loop'],
    ['imported'],
  ])('let %s pass', (comparator) => {
    const code = `const compare = (a, b) => { if (a < b) return -1; return a > b ? 1 : 0; };
function loop(a, b) { return a > b ? loop(b, a) : -loop(a, b); }
rows.sort(${comparator});`;
    expect(check(code)).toEqual([]);
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
      "import JoyDrawer from '@mui/joy/Drawer';\n<JoyDrawer open><DialogTitle>Filters</DialogTitle><ModalClose /></JoyDrawer>;",
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
    [
      'what other libraries give other styles to',
      "import Dialog2 from 'other';\nconst Own = styled(Dialog2)({});\n<Own open />;",
    ],
    ['a button outside of navigations', `<section>${BUTTON}</section>;`],
    ['entries that lead somewhere', '<nav><ListItemButton href="#fees" /><Tab to="/" /></nav>;'],
    ['a button of a navigation that opens a group', '<nav><ListItemButton aria-expanded /></nav>;'],
  ])('lets %s pass', (_, code) => {
    expect(check(code)).toEqual([]);
  });
});
