/** Modules that are bundled into one file, whichever module imports them. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Modules that fewer files need than this stay where they are needed. */
  readonly minShareCount?: number;
}

/** A folder of `src` that every page runs, or the modules of it that they run. */
interface ShellFolder {
  readonly folder: string;
  /** Names of the only modules; all of the folder without this. */
  readonly only?: readonly string[];
  /** Modules that come later, when they are asked for. */
  readonly except?: readonly string[];
}

/** What every page runs. One file compresses better than ten and costs one request. */
export const SHELL_FOLDERS: readonly ShellFolder[] = [
  { folder: 'app' },
  {
    folder: 'shell',
    except: ['AnalyticsSetting', 'SettingsPanel', 'completeGroups'],
  },
  { folder: 'ui', except: ['Chip', 'Choice', 'CodeBlock', 'QueryField'] },
  { folder: 'preferences', except: ['preferenceTexts', 'recentPages'] },
  { folder: 'page', only: ['PageFooter', 'PageHeader', 'PageView'] },
  { folder: 'ads', only: ['AdConfigProvider', 'AdSlot', 'adConfig', 'address'] },
  { folder: 'demo', only: ['reportMissingCode'] },
  { folder: 'offline/start' },
];

/** Modules of the folders, with their style sheets. Names with a dot inside, as `Search.lazy.tsx`, come later. */
function inShell(): RegExp {
  const folders = SHELL_FOLDERS.map(({ folder, only, except }) => {
    const names = only ? `(?:${only.join('|')})` : '[^./]+';
    const later = except ? `(?!(?:${except.join('|')})\\.)` : '';
    return `${folder}/(?:[\\w-]+/)*${later}${names}(?:\\.module)?\\.\\w+$`;
  });
  return new RegExp(`/src/(?:${folders.join('|')})`);
}

/** What follows the worker's updates and knows what is saved. */
const OFFLINE_MODULES = /\/src\/offline\/(\w+\/)?[a-z]\w+\.ts$/;

/** What demos share with panels about them, theme tools, frames and the home page. Alone, each would be a file of every demo. */
const DEMO_VIEW_MODULES =
  /\/src\/(?:demo\/(?:stage\/earlyInteractions|studio\/themeStyles|themes\/studioTheme)|model\/pageFiles|ui\/CodeBlock)\.tsx?$/;

/** What tools on pages share. Alone, a field would be a file of its own. */
const TOOL_MODULES = /\/src\/(?:app\/embeddedComponents\.lazy|ui\/QueryField(?:\.module)?)\.\w+$/;

/** What every running demo needs besides the style engine. */
const DEMO_MODULES = /\/src\/demo\/runtime\//;

/**
 * Left alone, every set of demos that shares a module makes a file of its own, and a page with ten
 * demos loads a hundred. These groups put together what is used together. A group takes what its
 * modules import along, unless an earlier one has it: so the order is from what is needed by others
 * to what needs them.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    name: 'react',
    test: inPackages([
      'react',
      'react-dom',
      'react-router',
      'scheduler',
      'cookie',
      'set-cookie-parser',
    ]),
  },
  {
    name: 'shell',
    test: either(inShell(), inPackages(['lucide-react']), /vite\/preload-helper/),
  },
  { name: 'offline', test: OFFLINE_MODULES },
  { name: 'tools', test: TOOL_MODULES },
  { name: 'demo-view', test: DEMO_VIEW_MODULES },
  {
    name: 'demo',
    test: either(
      DEMO_MODULES,
      inPackages([
        '@babel/runtime',
        '@emotion/[^/]+',
        '@mui/private-theming',
        '@mui/styled-engine',
        '@mui/system',
        '@mui/utils',
        'clsx',
        'cssjanus',
        'hoist-non-react-statics',
        'prop-types',
        'react-is',
        'stylis',
        'stylis-plugin-rtl',
      ]),
    ),
  },
  {
    name: 'material',
    test: either(
      /\/src\/demo\/themes\/[mM]aterial/,
      inMaterial([
        '[a-z][\\w-]+',
        'Box',
        'Button',
        'ButtonBase',
        'CircularProgress',
        'DefaultPropsProvider',
        'IconButton',
        'Paper',
        'Stack',
        'SvgIcon',
        'Typography',
      ]),
    ),
  },
  // Libraries have icons, too: one of theirs that a demo shows would bring all of the library.
  { name: 'icons', test: inPackages(['@mui/icons-material']), minShareCount: 2 },
  // Two libraries place their popups with it; left alone, it would be a part of either.
  { name: 'popper', test: inPackages(['@popperjs/core']) },
  { name: 'floating', test: inPackages(['@floating-ui/[^/]+']) },
  { name: 'base', test: inPackages(['@mui/base']) },
  { name: 'joy', test: either(/\/src\/demo\/themes\/[jJ]oy/, inPackages(['@mui/joy'])) },
  {
    name: 'material-surfaces',
    test: inMaterial([
      'AppBar',
      'Avatar\\w*',
      'Badge',
      'BottomNavigation\\w*',
      'Breadcrumbs',
      'ButtonGroup\\w*',
      'Card\\w*',
      'Container',
      'CssBaseline',
      'Divider',
      'Fab',
      'GlobalStyles',
      'Grid\\w*',
      'Icon',
      'ImageList\\w*',
      'LinearProgress',
      'Link',
      'LoadingButton',
      'Masonry',
      'MobileStepper',
      'NoSsr',
      'ScopedCssBaseline',
      'Skeleton',
      'Tab(Context|List|Panel|ScrollButton|s)?',
      'Table(Body|Cell|Container|Footer|Head|Row|SortLabel)?',
      'Timeline\\w*',
      'Toolbar',
    ]),
  },
  {
    name: 'material-controls',
    test: inMaterial([
      'Checkbox',
      'Chip',
      'Form(Control|ControlLabel|Group|HelperText|Label)',
      'Radio\\w*',
      'Rating',
      'Slider',
      'Switch',
      'ToggleButton\\w*',
    ]),
  },
  {
    name: 'material-overlays',
    test: inMaterial([
      'Accordion\\w*',
      'Alert\\w*',
      'Backdrop',
      'ClickAwayListener',
      'Collapse',
      'Dialog\\w*',
      'Drawer',
      'Fade',
      'Grow',
      'List\\w*',
      'Menu\\w*',
      'Modal',
      'Popover',
      'Popper',
      'Portal',
      'Slide',
      'Snackbar\\w*',
      'SpeedDial\\w*',
      'Step\\w*',
      'SwipeableDrawer',
      'Tooltip',
      'Unstable_TrapFocus',
      'Zoom',
    ]),
  },
  {
    name: 'material-fields',
    test: inMaterial([
      'Autocomplete',
      'FilledInput',
      'Input\\w*',
      'NativeSelect',
      'OutlinedInput',
      'Pagination\\w*',
      'Select',
      'TablePagination\\w*',
      'TextField',
      'TextareaAutosize',
    ]),
  },
  ...[
    'x-internals',
    'x-license',
    'x-data-grid',
    'x-data-grid-pro',
    'x-data-grid-premium',
    'x-date-pickers',
    'x-date-pickers-pro',
    'x-charts',
    'x-charts-pro',
    'x-tree-view',
    'x-tree-view-pro',
  ].map((name) => ({ name, test: inPackages([`@mui/${name}`]) })),
  { name: 'toolpad', test: inPackages(['@toolpad/core']) },
];

/** The groups as the bundler wants them: the earlier, the more important. */
export function formatChunkGroups() {
  return CHUNK_GROUPS.map((group, index) => ({ ...group, priority: 100 - index }));
}

/** Packages by name. One inside another (Joy UI brings an older system) counts as the outer one. */
function inPackages(names: readonly string[]): RegExp {
  return new RegExp(`^((?!/node_modules/).)*/node_modules/(${names.join('|')})/`);
}

/** Folders of Material UI's published modules; components have one each. */
function inMaterial(folders: readonly string[]): RegExp {
  return new RegExp(`/node_modules/@mui/(material|lab)/esm/(${folders.join('|')})/`);
}

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
