import {
  Accordion,
  AccordionDetails,
  AccordionGroup,
  AccordionSummary,
  Autocomplete,
  AutocompleteListbox,
  Avatar,
  Button,
  ButtonGroup,
  Card,
  Dropdown,
  FormControl,
  IconButton,
  List,
  ListItem,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  Modal,
  Option,
  Select,
  Step,
  Stepper,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@mui/joy';
import { each, inEach, type RenderCases, type RenderState, type Wrap } from './renderCase.ts';
import { CORNERS, PIXEL, SLIDER_STATES } from './sharedStates.ts';

const icon = <i />;
const DECORATED = { startDecorator: icon, endDecorator: icon };
const noop = (): void => undefined;

const inFormControl: readonly Wrap[] = [
  (element) => <FormControl>{element}</FormControl>,
  (element) => <FormControl size="sm">{element}</FormControl>,
  (element) => <FormControl size="lg">{element}</FormControl>,
  (element) => <FormControl disabled>{element}</FormControl>,
  (element) => <FormControl error>{element}</FormControl>,
  (element) => <FormControl required>{element}</FormControl>,
];
const INPUT_STATES: readonly RenderState[] = [
  { props: DECORATED },
  ...inEach(inFormControl),
  ...['disabled', 'error', 'fullWidth', 'required'].map((name) => ({ props: { [name]: true } })),
  { act: { on: 'input, textarea', events: ['focus'] } },
];
const focusOn = (on: string): RenderState => ({ act: { on, events: ['focus'] } });

const inMenu: Wrap = (element) => (
  <Dropdown open>
    <MenuButton>Open</MenuButton>
    <Menu>{element}</Menu>
  </Dropdown>
);
const inTabs =
  (orientation: 'horizontal' | 'vertical', size: 'sm' | 'md' | 'lg' = 'md'): Wrap =>
  (element) => (
    <Tabs defaultValue={0} orientation={orientation} size={size}>
      {element}
    </Tabs>
  );
const inTabList =
  (orientation: 'horizontal' | 'vertical'): Wrap =>
  (element) => (
    <Tabs defaultValue={0} orientation={orientation}>
      <TabList>{element}</TabList>
    </Tabs>
  );
const inSelect: Wrap = (element) => (
  <Select defaultListboxOpen defaultValue="1">
    {element}
  </Select>
);

/** What components of Joy UI need. */
export const JOY_CASES: RenderCases = {
  '@mui/joy/Accordion': {
    props: { children: [<AccordionSummary key="1">One</AccordionSummary>] },
  },
  '@mui/joy/AccordionDetails': {
    wrap: (element) => <Accordion>{element}</Accordion>,
    states: inEach([(element) => <Accordion expanded>{element}</Accordion>]),
  },
  '@mui/joy/AccordionGroup': { props: { children: <Accordion /> } },
  '@mui/joy/AccordionSummary': {
    wrap: (element) => <Accordion>{element}</Accordion>,
    states: [
      ...inEach([
        (element) => <Accordion expanded>{element}</Accordion>,
        (element) => <Accordion disabled>{element}</Accordion>,
        (element) => (
          <AccordionGroup>
            <Accordion>
              {element}
              <AccordionDetails>More</AccordionDetails>
            </Accordion>
          </AccordionGroup>
        ),
      ]),
      focusOn('button'),
    ],
  },
  '@mui/joy/Alert': { states: [{ props: DECORATED }] },
  '@mui/joy/AspectRatio': { props: { children: <div>Text</div> } },
  '@mui/joy/Autocomplete': {
    props: { options: ['One', 'Two', 'Three'] },
    states: [
      { props: { ...DECORATED, open: false } },
      { props: { open: true } },
      { props: { open: true, options: [] } },
      { props: { open: true, options: [], loading: true } },
      { props: { open: false, defaultValue: 'One' } },
      { props: { open: false, multiple: true, defaultValue: ['One', 'Two'] } },
      { props: { open: false, multiple: true, limitTags: 1, defaultValue: ['One', 'Two'] } },
      ...inEach(inFormControl, { open: false }),
      { props: { open: true }, act: { on: 'input', events: ['focus', 'click'] } },
      {
        props: { open: undefined, openOnFocus: true },
        act: { on: 'input', events: ['focus', 'click'] },
      },
    ],
  },
  '@mui/joy/AutocompleteOption': {
    wrap: (element) => <AutocompleteListbox>{element}</AutocompleteListbox>,
    states: [
      // Its list marks the option that the keyboard or the pointer is at.
      {
        wrap: () => <Autocomplete open options={['One']} />,
        act: { on: 'input', events: ['focus', 'arrowDown'] },
      },
    ],
  },
  '@mui/joy/Avatar': {
    states: [{ props: { src: PIXEL, children: undefined } }, { props: { children: undefined } }],
  },
  '@mui/joy/AvatarGroup': { props: { children: [<Avatar key="1" />, <Avatar key="2" />] } },
  '@mui/joy/Badge': { props: { badgeContent: 4 }, states: each('anchorOrigin', CORNERS) },
  '@mui/joy/Breadcrumbs': { props: { children: [<i key="1" />, <i key="2" />] } },
  '@mui/joy/ButtonGroup': { props: { children: [<Button key="1" />, <IconButton key="2" />] } },
  '@mui/joy/Checkbox': {
    props: { label: 'Label' },
    states: [...inEach(inFormControl), focusOn('input')],
  },
  '@mui/joy/Chip': {
    states: [
      { props: { ...DECORATED, onClick: noop } },
      { props: { onClick: noop }, ...focusOn('button') },
    ],
  },
  '@mui/joy/ChipDelete': { props: { onDelete: noop }, states: [focusOn('button')] },
  '@mui/joy/CircularProgress': { props: { value: 30 }, states: each('determinate', [true]) },
  '@mui/joy/DialogTitle': {
    states: inEach([
      (element) => (
        <Modal open>
          <div>{element}</div>
        </Modal>
      ),
    ]),
  },
  '@mui/joy/Drawer': {
    props: { children: <div>Text</div> },
    states: [{ props: { open: false, keepMounted: true } }],
  },
  '@mui/joy/Dropdown': { props: { children: <MenuButton>Open</MenuButton> } },
  '@mui/joy/FormHelperText': { states: inEach(inFormControl) },
  '@mui/joy/FormLabel': { states: inEach(inFormControl) },
  '@mui/joy/Grid': {
    states: [
      { props: { container: true, spacing: 2 } },
      { props: { xs: 6 } },
      { props: { container: true, direction: 'column', wrap: 'nowrap' } },
    ],
  },
  '@mui/joy/Input': { states: INPUT_STATES },
  '@mui/joy/LinearProgress': { props: { value: 30 }, states: each('determinate', [true]) },
  '@mui/joy/Link': {
    props: { href: '#' },
    // The documented default is only that of its colors: without a variant there is no class.
    states: [{ props: DECORATED }, ...each('variant', ['plain']), focusOn('a')],
  },
  '@mui/joy/List': {
    states: inEach([
      (element) => <ListItem nested>{element}</ListItem>,
      (element) => <MenuList>{element}</MenuList>,
    ]),
  },
  '@mui/joy/ListItem': {
    wrap: (element) => <List>{element}</List>,
    states: [
      { props: { startAction: icon, endAction: icon } },
      { props: { nested: true, children: <List /> } },
      ...inEach([
        (element) => (
          <ListItem nested>
            <List>{element}</List>
          </ListItem>
        ),
      ]),
    ],
  },
  '@mui/joy/ListItemButton': {
    wrap: (element) => <List>{element}</List>,
    states: [
      ...inEach([(element) => <List orientation="horizontal">{element}</List>]),
      focusOn('[role=button]'),
    ],
  },
  '@mui/joy/Menu': {
    props: { children: <MenuItem>One</MenuItem> },
    wrap: (element) => (
      <Dropdown open>
        <MenuButton>Open</MenuButton>
        {element}
      </Dropdown>
    ),
  },
  '@mui/joy/MenuButton': {
    wrap: (element) => <Dropdown>{element}</Dropdown>,
    states: [
      { props: DECORATED },
      { props: { loading: true } },
      { wrap: (element) => <Dropdown>{element}</Dropdown>, ...focusOn('button') },
    ],
  },
  '@mui/joy/MenuItem': {
    wrap: inMenu,
    states: [
      ...['disabled', 'selected'].map((name) => ({ props: { [name]: true } })),
      ...['primary', 'neutral', 'danger', 'success', 'warning'].map((color) => ({
        props: { color },
      })),
      ...['plain', 'outlined', 'soft', 'solid'].map((variant) => ({ props: { variant } })),
      focusOn('[role=menuitem]'),
    ],
  },
  '@mui/joy/MenuList': {
    props: { children: <MenuItem>One</MenuItem> },
    states: inEach([(element) => <ListItem nested>{element}</ListItem>]),
  },
  '@mui/joy/Modal': {
    props: { children: <div>Text</div> },
    states: [{ props: { open: false, keepMounted: true } }],
  },
  '@mui/joy/ModalDialog': { wrap: (element) => <Modal open>{element}</Modal> },
  '@mui/joy/ModalOverflow': { wrap: (element) => <Modal open>{element}</Modal> },
  '@mui/joy/ModalClose': { states: [focusOn('button')] },
  '@mui/joy/Option': {
    props: { value: '1' },
    wrap: inSelect,
    states: [
      { props: { value: '2', disabled: true } },
      { props: { value: '2' } },
      ...['primary', 'neutral', 'danger', 'success', 'warning'].map((color) => ({
        props: { color },
      })),
      ...['plain', 'outlined', 'soft', 'solid'].map((variant) => ({ props: { variant } })),
      focusOn('[role=option]'),
      { act: { on: '[role=option]', events: ['hover'] } },
    ],
  },
  '@mui/joy/Radio': { props: { label: 'Label', value: '1' }, states: [focusOn('input')] },
  '@mui/joy/Select': {
    props: { children: <Option value="1">One</Option> },
    states: [
      { props: DECORATED },
      { props: { multiple: true } },
      { props: { listboxOpen: true } },
      { props: { disabled: true } },
      focusOn('button'),
      ...inEach(inFormControl),
    ],
  },
  '@mui/joy/Skeleton': {
    states: [
      'h1',
      'h2',
      'h3',
      'h4',
      'title-lg',
      'title-md',
      'title-sm',
      'body-lg',
      'body-md',
      'body-sm',
      'body-xs',
    ].map((level) => ({ props: { variant: 'text', level } })),
  },
  '@mui/joy/Slider': { states: SLIDER_STATES },
  '@mui/joy/Snackbar': {
    props: { children: 'Saved' },
    states: [{ props: DECORATED }, ...each('anchorOrigin', CORNERS)],
  },
  '@mui/joy/Step': { wrap: (element) => <Stepper>{element}</Stepper> },
  '@mui/joy/StepButton': {
    wrap: (element) => (
      <Stepper>
        <Step>{element}</Step>
      </Stepper>
    ),
  },
  '@mui/joy/StepIndicator': {
    wrap: (element) => (
      <Stepper>
        <Step indicator={element}>One</Step>
      </Stepper>
    ),
    states: inEach([
      (element) => (
        <Stepper orientation="vertical">
          <Step indicator={element}>One</Step>
        </Stepper>
      ),
      (element) => <Step orientation="horizontal">{element}</Step>,
      (element) => <Step orientation="vertical">{element}</Step>,
    ]),
  },
  '@mui/joy/Stepper': { props: { children: <Step>One</Step> } },
  '@mui/joy/SvgIcon': {
    props: { children: <path d="M0 0h24v24H0z" /> },
    states: each('color', ['inherit']),
  },
  '@mui/joy/Switch': {
    states: [{ props: DECORATED }, focusOn('input')],
  },
  '@mui/joy/Tab': {
    props: { value: 1 },
    wrap: inTabList('horizontal'),
    states: [
      { props: { value: 0 } },
      { props: { disabled: true } },
      ...inEach([inTabList('vertical')]),
      ...['primary', 'neutral', 'danger', 'success', 'warning'].map((color) => ({
        props: { color },
      })),
      ...['plain', 'outlined', 'soft', 'solid'].map((variant) => ({ props: { variant } })),
      focusOn('[role=tab]'),
    ],
  },
  '@mui/joy/TabList': {
    props: { children: <Tab>One</Tab> },
    wrap: inTabs('horizontal'),
    states: inEach([inTabs('vertical'), inTabs('horizontal', 'sm'), inTabs('horizontal', 'lg')]),
  },
  '@mui/joy/TabPanel': {
    props: { value: 0 },
    wrap: inTabs('horizontal'),
    states: [
      { props: { value: 1 } },
      { props: { value: 1, keepMounted: true } },
      ...inEach([inTabs('vertical'), inTabs('horizontal', 'sm'), inTabs('horizontal', 'lg')]),
    ],
  },
  '@mui/joy/Table': { props: { children: undefined } },
  '@mui/joy/Tabs': { props: { children: <TabPanel value={0}>One</TabPanel>, defaultValue: 0 } },
  '@mui/joy/Textarea': { states: INPUT_STATES },
  '@mui/joy/ToggleButtonGroup': { props: { children: [<Button key="1" value="1" />] } },
  '@mui/joy/Tooltip': {
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
  '@mui/joy/Typography': {
    states: [{ props: DECORATED }, ...inEach([(element) => <Card>{element}</Card>])],
  },
  ...Object.fromEntries(
    ['Button', 'IconButton'].map((name) => [
      `@mui/joy/${name}`,
      {
        states: [
          { props: DECORATED },
          { props: { loading: true } },
          focusOn('button'),
          ...inEach([(element) => <ButtonGroup>{element}</ButtonGroup>]),
        ],
      },
    ]),
  ),
};
