import {
  Accordion,
  AccordionSummary,
  Avatar,
  BottomNavigationAction,
  Button,
  ImageList,
  List,
  ListItem,
  ListItemSecondaryAction,
  ListSubheader,
  MenuItem,
  MenuList,
  SpeedDialAction,
  Step,
  StepLabel,
  Stepper,
  Tab,
  Table,
  TableBody,
  TableFooter,
  TableHead,
  TableRow,
  Tabs,
} from '@mui/material';
import { each, inEach, type RenderCases, type Wrap } from './renderCase.ts';
import { CORNERS, DIRECTIONS, PIXEL } from './sharedStates.ts';

const icon = <i />;
const anchor = document.documentElement;

const table: Wrap = (element) => (
  <table>
    <tbody>
      <tr>{element}</tr>
    </tbody>
  </table>
);
const rowGroup: Wrap = (element) => (
  <table>
    <tbody>{element}</tbody>
  </table>
);
const wholeTable: Wrap = (element) => <table>{element}</table>;

const stepper =
  (orientation: 'horizontal' | 'vertical', alternativeLabel: boolean, step: object = {}): Wrap =>
  (element) => (
    <Stepper orientation={orientation} alternativeLabel={alternativeLabel}>
      <Step {...step}>{element}</Step>
    </Stepper>
  );
const STEP_WRAPS: readonly Wrap[] = [
  stepper('horizontal', false, { active: true }),
  stepper('vertical', false, { completed: true }),
  stepper('horizontal', true, { disabled: true }),
  stepper('horizontal', false, { index: 1, completed: true }),
  stepper('vertical', false, { last: true, active: true }),
];

const noop = (): void => undefined;

/** What the other components of Material UI need. */
export const MATERIAL_CASES: RenderCases = {
  '@mui/material/Accordion': {
    props: { children: [<AccordionSummary key="summary">Summary</AccordionSummary>, 'Details'] },
  },
  '@mui/material/AccordionSummary': {
    props: { expandIcon: icon },
    wrap: (element) => <Accordion>{[element, 'Details']}</Accordion>,
    states: [
      ...inEach([
        (element) => <Accordion expanded>{[element, 'Details']}</Accordion>,
        (element) => <Accordion disabled>{[element, 'Details']}</Accordion>,
        (element) => <Accordion disableGutters>{[element, 'Details']}</Accordion>,
      ]),
      { act: { on: 'button', events: ['focus'] } },
    ],
  },
  '@mui/material/Alert': { states: [{ props: { action: icon } }, { props: { onClose: noop } }] },
  '@mui/material/Avatar': {
    states: [{ props: { src: PIXEL, children: undefined } }, { props: { children: undefined } }],
  },
  '@mui/material/AvatarGroup': { props: { children: [<Avatar key="1" />, <Avatar key="2" />] } },
  '@mui/material/Badge': {
    props: { badgeContent: 4 },
    states: [
      ...each('anchorOrigin', CORNERS),
      ...CORNERS.map((anchorOrigin) => ({ props: { anchorOrigin, overlap: 'circular' } })),
    ],
  },
  '@mui/material/BottomNavigation': {
    props: { children: [<BottomNavigationAction key="1" label="One" />] },
  },
  '@mui/material/BottomNavigationAction': { states: [{ props: { selected: true } }] },
  '@mui/material/Breadcrumbs': { props: { children: [<i key="1" />, <i key="2" />] } },
  '@mui/material/Button': {
    states: [
      ...['small', 'medium', 'large'].map((size) => ({
        props: { size, startIcon: icon, endIcon: icon },
      })),
      ...['start', 'center', 'end'].map((loadingPosition) => ({
        props: { loading: true, loadingPosition, startIcon: icon, endIcon: icon },
      })),
      { props: { loading: true, loadingPosition: 'start', startIcon: undefined } },
      { act: { on: 'button', events: ['focus'] } },
    ],
  },
  '@mui/material/ButtonBase': { states: [{ act: { on: 'button', events: ['focus'] } }] },
  '@mui/material/ButtonGroup': {
    props: {
      children: [
        <Button key="1">1</Button>,
        <Button key="2">2</Button>,
        <Button key="3">3</Button>,
      ],
    },
  },
  '@mui/material/CardActionArea': { states: [{ act: { on: 'button', events: ['focus'] } }] },
  '@mui/material/CardHeader': {
    props: { avatar: icon, action: icon, title: 'Title', subheader: 'More' },
  },
  '@mui/material/CardMedia': {
    props: { image: PIXEL, children: undefined },
    states: [{ props: { component: 'img' } }, { props: { component: 'video' } }],
  },
  '@mui/material/Chip': {
    props: { label: 'Chip' },
    states: [
      { props: { onClick: noop }, act: { on: '[role=button]', events: ['focus'] } },
      ...['small', 'medium'].flatMap((size) =>
        ['filled', 'outlined'].flatMap((variant) =>
          ['primary', 'secondary'].flatMap((color) => [
            { props: { size, variant, color, onDelete: noop, avatar: <Avatar /> } },
            { props: { size, variant, color, onDelete: noop, onClick: noop, icon } },
          ]),
        ),
      ),
    ],
  },
  '@mui/material/ClickAwayListener': { props: { onClickAway: noop } },
  '@mui/material/Collapse': { props: { in: true }, states: each('in', [false]) },
  // It shows nothing but its children.
  '@mui/material/CssBaseline': { props: { children: undefined } },
  '@mui/material/Drawer': {
    states: ['left', 'top', 'right', 'bottom'].map((side) => ({
      props: { anchor: side, variant: 'permanent' },
    })),
  },
  '@mui/material/Fab': { states: [{ act: { on: 'button', events: ['focus'] } }] },
  '@mui/material/Fade': { props: { in: true } },
  '@mui/material/GridLegacy': {
    states: [
      ...DIRECTIONS.map((direction) => ({ props: { container: true, direction } })),
      ...each('item', [true]),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((spacing) => ({
        props: { container: true, spacing },
      })),
      ...[...Array(12).keys(), 'auto', true].map((xs) => ({
        props: { item: true, xs: typeof xs === 'number' ? xs + 1 : xs },
      })),
    ],
  },
  '@mui/material/Grow': { props: { in: true } },
  '@mui/material/IconButton': {
    states: [{ props: { loading: true } }, { act: { on: 'button', events: ['focus'] } }],
  },
  '@mui/material/ImageListItem': {
    props: { children: <img src={PIXEL} alt="" /> },
    wrap: (element) => <ImageList>{element}</ImageList>,
    states: inEach(
      (['standard', 'woven', 'masonry', 'quilted'] as const).map((variant): Wrap => (element) => (
        <ImageList variant={variant}>{element}</ImageList>
      )),
    ),
  },
  '@mui/material/ImageListItemBar': {
    props: { title: 'Title', subtitle: 'More', actionIcon: icon },
    states: ['left', 'right'].flatMap((actionPosition) =>
      ['top', 'below', 'bottom'].map((position) => ({ props: { actionPosition, position } })),
    ),
  },
  '@mui/material/LinearProgress': {
    props: { value: 30 },
    states: ['primary', 'secondary'].flatMap((color) =>
      ['buffer', 'query', 'determinate'].map((variant) => ({
        props: { color, variant, valueBuffer: 60 },
      })),
    ),
  },
  '@mui/material/Link': {
    props: { href: '#' },
    states: [
      { props: { component: 'button', href: undefined } },
      { act: { on: 'a', events: ['focus'] } },
    ],
  },
  '@mui/material/List': { states: [{ props: { subheader: <ListSubheader>Head</ListSubheader> } }] },
  '@mui/material/ListItem': {
    wrap: (element) => <List>{element}</List>,
    states: [
      { props: { secondaryAction: icon } },
      {
        props: {
          children: ['Text', <ListItemSecondaryAction key="2">Action</ListItemSecondaryAction>],
        },
      },
    ],
  },
  '@mui/material/ListItemAvatar': {
    wrap: (element) => <ListItem>{element}</ListItem>,
    states: inEach([(element) => <ListItem alignItems="flex-start">{element}</ListItem>]),
  },
  '@mui/material/ListItemButton': { states: [{ act: { on: '[role=button]', events: ['focus'] } }] },
  '@mui/material/ListItemIcon': {
    states: inEach([(element) => <ListItem alignItems="flex-start">{element}</ListItem>]),
  },
  '@mui/material/ListItemSecondaryAction': {
    states: inEach([(element) => <ListItem disableGutters>{element}</ListItem>]),
  },
  '@mui/material/ListItemText': {
    props: { primary: 'First', secondary: 'Second', children: undefined },
    states: inEach([(element) => <List dense>{element}</List>]),
  },
  '@mui/material/Menu': { props: { anchorEl: anchor, children: <MenuItem>One</MenuItem> } },
  '@mui/material/MenuItem': {
    wrap: (element) => <MenuList>{element}</MenuList>,
    states: [{ props: { disabled: true } }, { act: { on: '[role=menuitem]', events: ['focus'] } }],
  },
  '@mui/material/MenuList': {
    states: [
      { props: { dense: true } },
      { props: { subheader: <ListSubheader>Head</ListSubheader> } },
    ],
  },
  '@mui/material/MobileStepper': {
    props: { steps: 3, nextButton: <i />, backButton: <i />, activeStep: 1 },
  },
  '@mui/material/Modal': {
    props: { children: <div>Text</div> },
    states: [{ props: { open: false, keepMounted: true } }],
  },
  '@mui/material/Pagination': { props: { count: 10 } },
  '@mui/material/PaginationItem': { states: [{ act: { on: 'button', events: ['focus'] } }] },
  '@mui/material/Paper': {
    states: each('elevation', [...Array(25).keys()]),
  },
  '@mui/material/Popover': {
    props: { anchorEl: anchor, anchorPosition: { top: 0, left: 0 } },
  },
  '@mui/material/Popper': { props: { anchorEl: anchor } },
  '@mui/material/Slide': { props: { in: true } },
  '@mui/material/Snackbar': {
    props: { message: 'Saved', children: undefined },
    states: each('anchorOrigin', CORNERS),
  },
  '@mui/material/SnackbarContent': { props: { message: 'Saved', action: icon } },
  '@mui/material/SpeedDial': {
    props: {
      ariaLabel: 'Actions',
      children: [<SpeedDialAction key="1" slotProps={{ tooltip: { title: 'One' } }} />],
    },
    states: each('open', [false]),
  },
  '@mui/material/SpeedDialAction': {
    props: { slotProps: { tooltip: { title: 'One' } } },
    states: [
      ...[true, false].flatMap((open) =>
        ['left', 'right'].map((tooltipPlacement) => ({
          props: { open, tooltipPlacement, slotProps: { tooltip: { title: 'One', open: true } } },
        })),
      ),
    ],
  },
  '@mui/material/SpeedDialIcon': {
    props: { icon },
    states: [
      { props: { open: true } },
      { props: { open: true, openIcon: icon } },
      { props: { openIcon: icon } },
    ],
  },
  '@mui/material/Step': {
    props: { children: <StepLabel>One</StepLabel> },
    wrap: (element) => <Stepper>{element}</Stepper>,
    states: inEach([
      (element) => <Stepper orientation="vertical">{element}</Stepper>,
      (element) => <Stepper alternativeLabel>{element}</Stepper>,
    ]),
  },
  '@mui/material/StepButton': {
    wrap: stepper('horizontal', false),
    states: [
      ...inEach(STEP_WRAPS),
      {
        wrap: stepper('horizontal', false, { active: true }),
        act: { on: 'button', events: ['focus', 'press'] },
      },
    ],
  },
  '@mui/material/StepConnector': { wrap: stepper('horizontal', false), states: inEach(STEP_WRAPS) },
  '@mui/material/StepContent': {
    wrap: stepper('vertical', false, { active: true }),
    states: inEach(STEP_WRAPS),
  },
  '@mui/material/StepIcon': { props: { icon: 1 } },
  '@mui/material/StepLabel': {
    props: { icon: 1 },
    wrap: stepper('horizontal', false),
    states: inEach(STEP_WRAPS),
  },
  '@mui/material/Stepper': {
    props: {
      children: [
        <Step key="1">
          <StepLabel>One</StepLabel>
        </Step>,
      ],
    },
  },
  '@mui/material/SwipeableDrawer': {
    props: { onClose: noop, onOpen: noop },
    states: ['left', 'top', 'right', 'bottom'].flatMap((side) =>
      ['temporary', 'persistent', 'permanent'].map((variant) => ({
        props: { anchor: side, variant },
      })),
    ),
  },
  '@mui/material/Tab': {
    props: { label: 'One', value: '1' },
    wrap: (element) => <Tabs value={false}>{element}</Tabs>,
    states: [
      { props: { icon } },
      { props: { wrapped: true } },
      ...inEach([
        (element) => (
          <Tabs value="1" textColor="primary" variant="fullWidth">
            {element}
          </Tabs>
        ),
        (element) => (
          <Tabs value="1" textColor="secondary">
            {element}
          </Tabs>
        ),
        (element) => (
          <Tabs value="1" textColor="inherit">
            {element}
          </Tabs>
        ),
      ]),
      { act: { on: 'button', events: ['focus'] } },
    ],
  },
  '@mui/material/TableBody': { wrap: wholeTable, props: { children: undefined } },
  '@mui/material/TableCell': {
    wrap: table,
    states: inEach([
      (element) => (
        <Table stickyHeader>
          <TableHead>
            <TableRow>{element}</TableRow>
          </TableHead>
        </Table>
      ),
      (element) => (
        <Table>
          <TableFooter>
            <TableRow>{element}</TableRow>
          </TableFooter>
        </Table>
      ),
      (element) => (
        <Table>
          <TableBody>
            <TableRow>{element}</TableRow>
          </TableBody>
        </Table>
      ),
    ]),
  },
  '@mui/material/Table': { props: { children: undefined } },
  '@mui/material/TableFooter': { wrap: wholeTable, props: { children: undefined } },
  '@mui/material/TableHead': { wrap: wholeTable, props: { children: undefined } },
  '@mui/material/TablePagination': {
    wrap: table,
    props: { count: 100, page: 0, rowsPerPage: 10, onPageChange: noop },
    states: [{ act: { on: '[role=combobox]', events: ['press'] } }],
  },
  '@mui/material/TableRow': {
    wrap: rowGroup,
    props: { children: undefined },
    states: inEach([
      (element) => (
        <Table>
          <TableHead>{element}</TableHead>
        </Table>
      ),
      (element) => (
        <Table>
          <TableFooter>{element}</TableFooter>
        </Table>
      ),
    ]),
  },
  '@mui/material/TableSortLabel': { states: [{ act: { on: 'span', events: ['focus'] } }] },
  '@mui/material/TabScrollButton': { props: { direction: 'left', orientation: 'horizontal' } },
  '@mui/material/Tabs': {
    props: {
      value: '1',
      children: [<Tab key="1" value="1" label="One" />, <Tab key="2" value="2" label="Two" />],
    },
    states: ['horizontal', 'vertical'].flatMap((orientation) =>
      [true, false].flatMap((allowScrollButtonsMobile) =>
        ['auto', true].map((scrollButtons) => ({
          props: { variant: 'scrollable', orientation, allowScrollButtonsMobile, scrollButtons },
        })),
      ),
    ),
  },
  '@mui/material/Tooltip': {
    props: { title: 'Hint' },
    states: [
      ...['left', 'right', 'top', 'bottom'].map((placement) => ({
        props: { placement, arrow: true },
      })),
      {
        props: { open: undefined, enterDelay: 0, enterTouchDelay: 0 },
        act: { on: '[aria-label]', events: ['touch', 'hover'] },
      },
    ],
  },
  '@mui/material/Zoom': { props: { in: true } },
};
