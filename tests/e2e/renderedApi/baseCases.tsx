import {
  Dropdown,
  FormControl,
  Input,
  Menu,
  MenuButton,
  MenuItem,
  Option,
  Select,
  Tab,
  TabPanel,
  Tabs,
  TabsList,
} from '@mui/base';
import { TransitionContext } from '@mui/base/useTransition';
import { inEach, type RenderCases, type RenderState, type Wrap } from './renderCase.ts';
import { DIRECTIONS, SLIDER_STATES } from './sharedStates.ts';

const icon = <i />;
const noop = (): void => undefined;
const anchor = document.documentElement;
const focusOn = (on: string): RenderState => ({ act: { on, events: ['focus'] } });
const inTransition: Wrap = (element) => (
  <TransitionContext.Provider
    value={{
      requestedEnter: true,
      onExited: noop,
      registerTransition: () => noop,
    }}
  >
    {element}
  </TransitionContext.Provider>
);
const inFormControl: readonly Wrap[] = [
  (element) => <FormControl>{element}</FormControl>,
  (element) => <FormControl disabled>{element}</FormControl>,
  (element) => <FormControl error>{element}</FormControl>,
];
const INPUT_STATES: readonly RenderState[] = [
  ...inEach(inFormControl),
  { props: { startAdornment: icon } },
  { props: { endAdornment: icon } },
  { props: { type: 'search' } },
  { props: { multiline: true } },
  focusOn('input'),
];
const inTabs =
  (orientation: 'horizontal' | 'vertical'): Wrap =>
  (element) => (
    <Tabs defaultValue={0} orientation={orientation}>
      {element}
    </Tabs>
  );
const inTabsList: Wrap = (element) => (
  <Tabs defaultValue={0}>
    <TabsList>{element}</TabsList>
  </Tabs>
);

/** What components of MUI Base and MUI System need. */
export const BASE_CASES: RenderCases = {
  '@mui/base/Badge': { props: { badgeContent: 4 } },
  '@mui/base/Button': { states: [focusOn('button'), { act: { on: 'button', events: ['press'] } }] },
  '@mui/base/ClickAwayListener': { props: { onClickAway: noop } },
  '@mui/base/CssAnimation': { wrap: inTransition },
  '@mui/base/CssTransition': { wrap: inTransition },
  '@mui/base/Dropdown': { props: { children: <MenuButton>Open</MenuButton> } },
  '@mui/base/FocusTrap': { props: { children: <div tabIndex={-1}>Text</div> } },
  '@mui/base/FormControl': {
    props: { children: <Input /> },
    states: [{ props: { value: 'Text' } }, focusOn('input')],
  },
  '@mui/base/Input': { states: INPUT_STATES },
  '@mui/base/Menu': {
    props: { children: <MenuItem>One</MenuItem> },
    wrap: (element) => (
      <Dropdown open>
        <MenuButton>Open</MenuButton>
        {element}
      </Dropdown>
    ),
  },
  '@mui/base/MenuButton': {
    wrap: (element) => <Dropdown>{element}</Dropdown>,
    states: [
      { wrap: (element) => <Dropdown open>{element}</Dropdown> },
      { props: { disabled: true } },
      { act: { on: 'button', events: ['press'] } },
    ],
  },
  '@mui/base/MenuItem': {
    wrap: (element) => (
      <Dropdown open>
        <MenuButton>Open</MenuButton>
        <Menu>{element}</Menu>
      </Dropdown>
    ),
    states: [{ props: { disabled: true } }, focusOn('[role=menuitem]')],
  },
  '@mui/base/Modal': {
    props: {
      children: <div>Text</div>,
      slots: { backdrop: (props: { className?: string }) => <div className={props.className} /> },
    },
    states: [{ props: { open: false, keepMounted: true } }],
  },
  '@mui/base/NumberInput': { states: INPUT_STATES },
  '@mui/base/Option': {
    props: { value: '1' },
    wrap: (element) => (
      <Select defaultListboxOpen defaultValue="1">
        {element}
      </Select>
    ),
    states: [
      { props: { value: '2', disabled: true } },
      { props: { value: '2' } },
      focusOn('[role=option]'),
      { act: { on: '[role=option]', events: ['hover'] } },
    ],
  },
  '@mui/base/Popper': { props: { anchorEl: anchor } },
  '@mui/base/Popup': { props: { anchor } },
  '@mui/base/Select': {
    props: { children: <Option value="1">One</Option> },
    states: [
      { props: { listboxOpen: true } },
      focusOn('button'),
      { act: { on: 'button', events: ['press'] } },
    ],
  },
  '@mui/base/Slider': { states: SLIDER_STATES },
  '@mui/base/Switch': { states: [focusOn('input')] },
  '@mui/base/Tab': {
    props: { value: 1 },
    wrap: inTabsList,
    states: [{ props: { value: 0 } }, { props: { disabled: true } }],
  },
  '@mui/base/TabPanel': {
    props: { value: 0 },
    wrap: inTabs('horizontal'),
    states: [{ props: { value: 1 } }],
  },
  '@mui/base/TablePagination': {
    props: { count: 100, page: 0, rowsPerPage: 10, onPageChange: noop },
    wrap: (element) => (
      <table>
        <tbody>
          <tr>{element}</tr>
        </tbody>
      </table>
    ),
  },
  '@mui/base/Tabs': { props: { children: <TabPanel value={0}>One</TabPanel>, defaultValue: 0 } },
  '@mui/base/TabsList': {
    props: { children: <Tab value={0}>One</Tab> },
    wrap: inTabs('horizontal'),
    states: inEach([inTabs('vertical')]),
  },
  '@mui/system/Grid': {
    states: DIRECTIONS.map((direction) => ({ props: { container: true, direction } })),
  },
};
