import type { ClassCorrection } from './apiCorrections.ts';

const PLACEMENTS = ['Bottom', 'Left', 'Right', 'Top'] as const;
const LEVELS = [
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
] as const;

/** Components of Joy UI whose classes list `colorContext`. */
const WITH_COLOR_CONTEXT =
  'AccordionGroup Alert AspectRatio Autocomplete AutocompleteListbox AutocompleteOption Avatar Badge Button ButtonGroup Card CardOverflow Checkbox Chip ChipDelete CircularProgress DialogTitle Drawer IconButton Input LinearProgress Link List ListItem ListItemButton ListSubheader Menu MenuButton MenuItem MenuList ModalClose ModalDialog Option Radio Select Sheet Slider StepIndicator Switch Tab TabList TabPanel Table Tabs Textarea ToggleButtonGroup Tooltip Typography'.split(
    ' ',
  );

const WRAP_REVERSE = 'Styles applied to the root element if `wrap="wrap-reverse"`.';
const HIDE_MOBILE =
  'Styles applied to the ScrollButtonComponent component if `allowScrollButtonsMobile={false}`.';

/** Where the lists of classes differ from what is put on elements. */
export const CLASS_CORRECTIONS: readonly ClassCorrection[] = [
  unapplied('@mui/material', ['FormControl'], ['disabled'], 'Only the parts inside get the state.'),
  unapplied('@mui/material', ['NativeSelect'], ['iconOpen', 'nativeInput'], 'They are of Select.'),
  unapplied('@mui/lab', ['TabPanel'], ['hidden'], 'The code never sets the state it asks for.'),
  unapplied(
    '@mui/joy',
    WITH_COLOR_CONTEXT,
    ['colorContext'],
    'Color inversion uses variables now.',
  ),
  unapplied('@mui/joy', ['Badge'], ['locationInside', 'locationOutside'], 'No code has them.'),
  unapplied('@mui/joy', ['Grid'], ['item', 'zeroMinWidth'], 'They are of an earlier grid.'),
  unapplied('@mui/joy', ['Input'], ['adornedStart', 'adornedEnd'], 'No code has them.'),
  unapplied('@mui/joy', ['List'], ['scoped'], 'No code has it.'),
  unapplied('@mui/joy', ['ListItemButton'], ['horizontal', 'vertical'], 'No code has them.'),
  unapplied('@mui/joy', ['Menu'], ['listbox'], 'The list is the root element.'),
  unapplied('@mui/joy', ['MenuButton'], ['colorInfo'], 'There is no such color.'),
  unapplied('@mui/joy', ['MenuList'], ['nested'], 'No code has it.'),
  unapplied(
    '@mui/joy',
    ['Option'],
    [
      ...['Primary', 'Neutral', 'Danger', 'Success', 'Warning'].map((color) => `color${color}`),
      ...['Plain', 'Soft', 'Outlined', 'Solid'].map((variant) => `variant${variant}`),
      'focusVisible',
    ],
    'Only its states are applied.',
  ),
  unapplied('@mui/joy', ['Select'], ['popper'], 'The popper is the listbox.'),
  unapplied('@mui/joy', ['Skeleton'], LEVELS, 'The applied classes begin with `level`.'),
  unapplied('@mui/joy', ['Slider'], ['thumbStart', 'thumbEnd'], 'No code has them.'),
  unapplied('@mui/joy', ['StepIndicator'], ['horizontal', 'vertical'], 'Only Step has them.'),
  unapplied('@mui/joy', ['SvgIcon'], ['colorInherit'], 'The code leaves this color out.'),
  unapplied(
    '@mui/joy',
    ['Tooltip'],
    PLACEMENTS.map((side) => `placement${side}`),
    'The applied classes begin with `tooltipPlacement`.',
  ),
  unapplied('@mui/base', ['Input'], ['inputMultiline', 'inputTypeSearch'], 'No code has them.'),
  unapplied('@mui/base', ['Select'], ['button'], 'The button is the root element.'),
  unapplied(
    '@mui/base',
    ['TablePagination'],
    ['input', 'selectIcon', 'selectRoot'],
    'It renders a native select, without these parts.',
  ),
  unapplied('@mui/system', ['Grid'], ['item'], 'It is of an earlier grid.'),
  unapplied(
    '@mui/x-date-pickers',
    ['DateField', 'DateTimeField', 'TimeField'],
    ['disabled'],
    'The classes are those of FormControl, which never gets the state.',
  ),
  overrideOnly(
    '@mui/material',
    ['Button'],
    ['loadingIconPlaceholder'],
    'room that is kept for an icon while a button without one is loading',
  ),
  overrideOnly('@mui/material', ['FormControl'], ['marginNone'], 'root element if `margin="none"`'),
  overrideOnly(
    '@mui/x-date-pickers',
    ['DateField', 'DateTimeField', 'TimeField'],
    ['marginNone'],
    'root element if `margin="none"`',
  ),
  overrideOnly('@mui/material', ['TablePagination'], ['selectRoot'], 'root element of the select'),
  overrideOnly('@mui/material', ['Tooltip'], ['popperClose'], 'popper while the tooltip is closed'),
  misdescribed('@mui/material', ['GridLegacy'], ['wrap-xs-wrap-reverse'], WRAP_REVERSE),
  misdescribed('@mui/system', ['Grid'], ['wrap-xs-wrap-reverse'], WRAP_REVERSE),
  misdescribed('@mui/material', ['Tabs'], ['scrollButtonsHideMobile'], HIDE_MOBILE),
  misdescribed('@mui/lab', ['TabList'], ['scrollButtonsHideMobile'], HIDE_MOBILE),
  added(
    '@mui/joy',
    'Slider',
    'active',
    'Mui-active',
    'State class applied to the thumb while it is pressed or dragged.',
  ),
  added(
    '@mui/joy',
    'Slider',
    'markLabelActive',
    'MuiSlider-markLabelActive',
    'Class name applied to the label of a mark that the value has reached.',
  ),
  ...PLACEMENTS.map((side) =>
    added(
      '@mui/joy',
      'Tooltip',
      `tooltipPlacement${side}`,
      `MuiTooltip-tooltipPlacement${side}`,
      `Class name applied to the root element if \`placement\` starts with \`"${side.toLowerCase()}"\`.`,
    ),
  ),
  ...LEVELS.map((level) => {
    const name = `level${level[0]?.toUpperCase()}${level.slice(1)}`;
    return added(
      '@mui/joy',
      'Skeleton',
      name,
      `MuiSkeleton-${name}`,
      `Class name applied to the root element if \`level="${level}"\`.`,
    );
  }),
];

function unapplied(
  packageName: string,
  components: readonly string[],
  names: readonly string[],
  text: string,
): ClassCorrection {
  return { kind: 'unapplied', package: packageName, components, names, text };
}

/** Style overrides of a theme know the name, while no element has the class. */
function overrideOnly(
  packageName: string,
  components: readonly string[],
  names: readonly string[],
  part: string,
): ClassCorrection {
  const text = `Styles of a theme’s style overrides for the ${part}. The class itself is on no element.`;
  return { kind: 'overrideOnly', package: packageName, components, names, text };
}

/** The class is applied, though in another state than the package says. */
function misdescribed(
  packageName: string,
  components: readonly string[],
  names: readonly string[],
  text: string,
): ClassCorrection {
  return { kind: 'misdescribed', package: packageName, components, names, text };
}

function added(
  packageName: string,
  component: string,
  name: string,
  className: string,
  text: string,
): ClassCorrection {
  const isState = className.startsWith('Mui-');
  return {
    kind: 'added',
    package: packageName,
    components: [component],
    name,
    className,
    isState,
    text,
  };
}
