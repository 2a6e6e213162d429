import {
  Checkbox,
  FilledInput,
  FormControl,
  InputBase,
  MenuItem,
  Radio,
  TextField,
  ToggleButton,
} from '@mui/material';
import { each, inEach, type RenderCases, type RenderState, type Wrap } from './renderCase.ts';
import { SLIDER_STATES } from './sharedStates.ts';

const icon = <i />;
/** States of the fields around an input. */
const inFormControl: readonly Wrap[] = [
  (element) => <FormControl>{element}</FormControl>,
  (element) => <FormControl size="small">{element}</FormControl>,
  (element) => <FormControl hiddenLabel>{element}</FormControl>,
  (element) => (
    <FormControl hiddenLabel size="small">
      {element}
    </FormControl>
  ),
  (element) => <FormControl disabled>{element}</FormControl>,
  (element) => <FormControl error>{element}</FormControl>,
  (element) => <FormControl required>{element}</FormControl>,
  (element) => (
    <FormControl variant="filled" hiddenLabel>
      {element}
    </FormControl>
  ),
];
const INPUT_STATES: readonly RenderState[] = [
  ...inEach(inFormControl),
  ...inEach(inFormControl, { multiline: true }),
  { props: { startAdornment: icon } },
  { props: { endAdornment: icon } },
  { props: { type: 'search' } },
  { act: { on: 'input', events: ['focus'] } },
];

const OPTIONS = ['One', 'Two', 'Three'];

/** What the inputs of Material UI need. */
export const MATERIAL_FORM_CASES: RenderCases = {
  '@mui/material/Autocomplete': {
    props: {
      options: OPTIONS,
      renderInput: (params: object) => <TextField {...params} label="Choice" />,
      children: undefined,
    },
    states: [
      { props: { open: true, groupBy: () => 'Group' } },
      { props: { open: true, options: [] } },
      { props: { open: true, options: [], loading: true } },
      { props: { open: true, disablePortal: true } },
      { props: { multiple: true, defaultValue: ['One', 'Two'], open: false } },
      { props: { multiple: true, defaultValue: ['One', 'Two'], size: 'small', open: false } },
      { props: { multiple: true, limitTags: 1, defaultValue: ['One', 'Two'], open: false } },
      { props: { open: true, value: 'One' }, act: { on: 'input', events: ['focus'] } },
      {
        props: { open: undefined, openOnFocus: true },
        act: { on: 'input', events: ['focus', 'click'] },
      },
      {
        props: { open: true, autoHighlight: true },
        act: { on: '[role=option]', events: ['hover'] },
      },
      { props: { open: true }, act: { on: 'input', events: ['focus', 'arrowDown'] } },
      {
        props: { multiple: true, defaultValue: ['One', 'Two'], open: false },
        act: { on: 'input', events: ['focus'] },
      },
    ],
  },
  '@mui/material/Checkbox': { states: [{ act: { on: 'input', events: ['focus'] } }] },
  '@mui/material/FilledInput': { states: [...INPUT_STATES, ...each('size', ['small'])] },
  '@mui/material/FormControl': {
    states: [{ props: { children: <InputBase /> }, act: { on: 'input', events: ['focus'] } }],
  },
  '@mui/material/FormControlLabel': {
    props: { control: <Checkbox />, label: 'Label' },
    states: inEach(inFormControl),
  },
  '@mui/material/FormGroup': { states: inEach(inFormControl) },
  '@mui/material/FormHelperText': { states: inEach(inFormControl) },
  '@mui/material/FormLabel': { states: inEach(inFormControl) },
  '@mui/material/Input': { states: INPUT_STATES },
  '@mui/material/InputAdornment': { props: { position: 'start' }, states: inEach(inFormControl) },
  '@mui/material/InputBase': { states: INPUT_STATES },
  '@mui/material/InputLabel': {
    states: [
      ...inEach(inFormControl),
      {
        wrap: (element) => (
          <FormControl>
            {element}
            <FilledInput />
          </FormControl>
        ),
        act: { on: 'input', events: ['focus'] },
      },
    ],
  },
  '@mui/material/NativeSelect': {
    props: { children: <option value="1">One</option> },
    states: [
      ...each('multiple', [true]),
      ...['disabled', 'error', 'multiple'].map((name) => ({ props: { [name]: true } })),
      ...each('inputProps', [{ multiple: true }]),
    ],
  },
  '@mui/material/OutlinedInput': { states: INPUT_STATES },
  '@mui/material/Radio': { states: [{ act: { on: 'input', events: ['focus'] } }] },
  '@mui/material/RadioGroup': {
    props: { children: <Radio value="1" /> },
    states: [{ props: { row: true } }, ...inEach(inFormControl)],
  },
  '@mui/material/Rating': {
    props: { name: 'stars' },
    states: [
      { props: { defaultValue: 2.5, precision: 0.5 } },
      { props: { defaultValue: null }, act: { on: 'input[value=""]', events: ['focus'] } },
      { props: { defaultValue: 2 }, act: { on: 'input', events: ['focus'] } },
      { props: { defaultValue: 2 }, act: { on: '.MuiRating-root', events: ['hover'] } },
    ],
  },
  '@mui/material/Select': {
    props: { value: '', children: <MenuItem value="1">One</MenuItem> },
    states: [
      ...['disabled', 'error'].map((name) => ({ props: { [name]: true } })),
      { props: { multiple: true, value: [] } },
      { props: { native: true } },
      { props: { open: false }, act: { on: '[role=combobox]', events: ['focus'] } },
    ],
  },
  '@mui/material/Slider': { states: SLIDER_STATES },
  '@mui/material/Switch': { states: [{ act: { on: 'input', events: ['focus'] } }] },
  '@mui/material/ToggleButton': { props: { value: '1' } },
  '@mui/material/ToggleButtonGroup': {
    props: {
      value: '1',
      children: ['1', '2', '3'].map((value) => <ToggleButton key={value} value={value} />),
    },
    states: [
      { props: { exclusive: true } },
      { props: { exclusive: true, orientation: 'vertical' } },
      { props: { exclusive: true, disabled: true } },
    ],
  },
};
