import { PRO_DESCRIPTIONS } from './proDescriptions.ts';

/** Classes of the Data Grid without a comment. */
const GRID_CLASSES = [
  'withSidePanel',
  'cellOffsetLeft',
  'columnHeader--pinnedLeft',
  'columnHeader--pinnedRight',
  'columnHeader--withLeftBorder',
  'mainContent',
  'scrollbarFiller',
  'scrollbarFiller--pinnedRight',
] as const;

/**
 * Our words for classes, parameters and returned fields that the packages leave without a comment:
 * `package/Component.class`, `package/useHook(parameter)`, `package/useHook.field`.
 */
export const OWN_DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...of('@mui/material/Collapse', {
    '.vertical': 'Class name applied to the root element if `orientation="vertical"`.',
  }),
  ...of('@mui/material/Fab', {
    '.sizeLarge': 'Styles applied to the root element if `size="large"`.',
    '.info': 'Styles applied to the root element if `color="info"`.',
    '.error': 'Styles applied to the root element if `color="error"`.',
    '.warning': 'Styles applied to the root element if `color="warning"`.',
    '.success': 'Styles applied to the root element if `color="success"`.',
  }),
  ...of('@mui/material/FormHelperText', {
    '.sizeMedium': 'Styles applied to the root element if `size="medium"`.',
  }),
  ...listGridClasses(),
  ...of('@mui/material/Icon', {
    '.fontSizeMedium': 'Styles applied to the root element if `fontSize="medium"`.',
  }),
  ...of('@mui/material/ImageListItemBar', {
    '.titleWrapBottom':
      'Styles applied to the title and subtitle container if `position="bottom"`.',
    '.titleWrapTop': 'Styles applied to the title and subtitle container if `position="top"`.',
    '.actionIconActionPosRight':
      'Styles applied to the actionIcon container if `actionPosition="right"`.',
  }),
  ...of('@mui/material/InputBase', {
    '.inputTypeSearch': 'Styles applied to the input element if `type="search"`.',
  }),
  ...of('@mui/material/Rating', {
    '.pristine': 'Styles applied to the label elements, beside `label`.',
  }),
  ...of('@mui/material/Tabs', {
    '.flexContainer': 'Styles applied to the element that holds the tabs, like `list`.',
    '.flexContainerVertical':
      'Styles applied to the element that holds the tabs, like `vertical`, if `orientation="vertical"`.',
  }),
  ...of('@mui/material/TabScrollButton', {
    '.horizontal': 'Styles applied to the root element if `orientation="horizontal"`.',
  }),
  ...of('@mui/joy/Chip', {
    '.clickable': 'Class name applied to the root element if it is given an `onClick`.',
  }),
  ...of('@mui/joy/Grid', {
    '.root': 'Class name applied to the root element.',
    '.container': 'Class name applied to the root element if `container={true}`.',
  }),
  // Its commercial editions have the same classes.
  ...of(
    '@mui/x-data-grid/DataGrid',
    Object.fromEntries(GRID_CLASSES.map((name) => [`.${name}`, describePro(name)])),
  ),
  ...of('@mui/base/useAutocomplete', {
    '(unstable_classNamePrefix)':
      'Start of the state classes put on options, such as `Mui-focused`.',
    '(unstable_isActiveElementInListbox)':
      'Says whether the element with the focus is in the list.',
  }),
  ...of('@mui/base/useButton', {
    '(href)': 'Address, which makes the button a link.',
    '(onFocusVisible)': 'Called when the button gets focus that should be visible.',
    '(rootRef)': 'Ref to the root element.',
    '(tabIndex)': 'Place in the tab order.',
    '(to)': 'Address for a router’s link, which makes the button a link too.',
  }),
  ...of('@mui/base/useDropdown', {
    '.contextValue': 'What to pass to the provider of `DropdownContext`.',
    '.open': 'Whether the dropdown is open.',
  }),
  ...of('@mui/base/useInput', {
    '(onBlur)': 'Called when the input loses focus.',
    '(onClick)': 'Called when the root element is clicked.',
    '(onChange)': 'Called when the value changes.',
    '(onFocus)': 'Called when the input gets focus.',
    '(inputRef)': 'Ref to the input element.',
    '(value)': 'The value, where it is controlled.',
    '.inputRef': 'Ref to put on the input element.',
  }),
  ...of('@mui/base/useMenuButton', { '.open': 'Whether the menu is open.' }),
  ...of('@mui/base/useMenuItem', {
    '(disabled)': 'Whether the item is disabled.',
    '(id)': 'The id of the item; one is made where it is missing.',
    '(label)': 'Text to find the item by when someone types.',
    '(onClick)': 'Called when the item is clicked.',
    '(rootRef)': 'Ref to the root element.',
  }),
  ...of('@mui/base/useMenuItemContextStabilizer', {
    '(id)': 'The id of the item; one is made where it is missing.',
    '.contextValue': 'What to pass to the provider of `ListContext`: changes only with this item.',
    '.id': 'The id of the item.',
  }),
  ...of('@mui/base/useModal', {
    '(aria-hidden)': 'Whether assistive technology passes over the modal.',
    '(onKeyDown)': 'Called when a key is pressed in the modal.',
    '(rootRef)': 'Ref to the root element.',
  }),
  ...of('@mui/base/useNumberInput', {
    '(onBlur)': 'Called when the input loses focus.',
    '(onClick)': 'Called when the root element is clicked.',
    '(onFocus)': 'Called when the input gets focus.',
  }),
  ...of('@mui/base/useOption', {
    '(disabled)': 'Whether the option is disabled.',
    '(id)': 'The id of the option; one is made where it is missing.',
    '(label)': 'What is shown where the option is selected, and text to find it by.',
    '(rootRef)': 'Ref to the root element.',
    '(value)': 'The value of the option.',
    '.index': 'Place among the options, from 0.',
  }),
  ...of('@mui/base/useOptionContextStabilizer', {
    '(value)': 'The value of the option.',
    '.contextValue':
      'What to pass to the provider of `ListContext`: changes only with this option.',
  }),
  ...of('@mui/base/useSwitch', {
    '(onBlur)': 'Called when the switch loses focus.',
    '(onFocus)': 'Called when the switch gets focus.',
    '(onFocusVisible)': 'Called when the switch gets focus that should be visible.',
  }),
  ...of('@mui/base/useTabPanel', { '.rootRef': 'Ref to put on the root element.' }),
  ...of('@mui/base/useTabsList', { '.rootRef': 'Ref to put on the root element.' }),
  ...of('@mui/base/useTransitionTrigger', {
    '(requestEnter)': '`true` asks the children to enter, `false` to exit.',
  }),
  ...of('@toolpad/core/useDialogs', {
    '.alert': 'Opens a dialog with a message, and resolves when it is closed.',
    '.confirm': 'Opens a dialog with a question, and resolves with whether it was confirmed.',
    '.prompt':
      'Opens a dialog with a text field, and resolves with the text, or null when canceled.',
    '.open': 'Opens a component as a dialog, and resolves with what it is closed with.',
    '.close': 'Closes a dialog by the promise that opening it returned.',
  }),
  ...of('@toolpad/core/useNotifications', {
    '.show': 'Shows a notification and returns its key.',
    '.close': 'Closes the notification with a key.',
  }),
  ...listStorageParameters('useLocalStorageState'),
  ...listStorageParameters('useSessionStorageState'),
};

function describePro(name: string): string {
  return PRO_DESCRIPTIONS.classes[name] ?? '';
}

function of(owner: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([row, text]) => [`${owner}${row}`, text]));
}

function listGridClasses(): Record<string, string> {
  const spacings = Array.from({ length: 10 }, (_, index) => index + 1);
  const sizes = ['auto', 'true', ...Array.from({ length: 12 }, (_, index) => index + 1)];
  return of('@mui/material/GridLegacy', {
    ...Object.fromEntries(
      spacings.map((space) => [
        `.spacing-xs-${space}`,
        `Styles applied to the root element if \`container\` and \`spacing={${space}}\`.`,
      ]),
    ),
    ...Object.fromEntries(
      sizes.map((size) => {
        const value = size === 'auto' ? '"auto"' : `{${size}}`;
        return [`.grid-xs-${size}`, `Styles applied to the root element if \`xs=${value}\`.`];
      }),
    ),
  });
}

function listStorageParameters(hook: string): Record<string, string> {
  return of(`@toolpad/core/${hook}`, {
    '(key)': 'Name that the value is stored under.',
    '(initializer)': 'The value, or a function that makes it, where nothing is stored.',
    '(options)': 'How the value is turned into text and back, where it is not a string.',
  });
}
