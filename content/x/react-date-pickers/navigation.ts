import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Date and Time Pickers. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-date-pickers/' },
  { pathname: '/x/react-date-pickers/quickstart/' },
  { pathname: '/x/react-date-pickers/base-concepts/' },
  {
    pathname: '/x/react-date-pickers-components',
    subheader: 'Components',
    children: [
      {
        pathname: '/x/react-date-pickers/date-pickers',
        title: 'Date components',
        children: [
          { pathname: '/x/react-date-pickers/date-picker/' },
          { pathname: '/x/react-date-pickers/date-field/' },
          { pathname: '/x/react-date-pickers/date-calendar/' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/time-pickers',
        title: 'Time components',
        children: [
          { pathname: '/x/react-date-pickers/time-picker/' },
          { pathname: '/x/react-date-pickers/time-field/' },
          { pathname: '/x/react-date-pickers/time-clock/' },
          { pathname: '/x/react-date-pickers/digital-clock/' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/date-time-pickers',
        title: 'Date Time components',
        children: [
          { pathname: '/x/react-date-pickers/date-time-picker/' },
          { pathname: '/x/react-date-pickers/date-time-field/' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/date-range-pickers',
        title: 'Date Range components',
        children: [
          { pathname: '/x/react-date-pickers/date-range-picker/' },
          { pathname: '/x/react-date-pickers/date-range-field/' },
          { pathname: '/x/react-date-pickers/date-range-calendar/' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/time-range-pickers',
        title: 'Time Range components',
        children: [
          { pathname: '/x/react-date-pickers/time-range-picker/' },
          { pathname: '/x/react-date-pickers/time-range-field/' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/date-time-range-pickers',
        title: 'Date Time Range components',
        children: [
          { pathname: '/x/react-date-pickers/date-time-range-picker/' },
          { pathname: '/x/react-date-pickers/date-time-range-field/' },
        ],
      },
      { pathname: '/x/react-date-pickers/fields/' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/main-features',
    subheader: 'Main features',
    children: [
      { pathname: '/x/react-date-pickers/validation/' },
      { pathname: '/x/react-date-pickers/lifecycle/' },
      { pathname: '/x/react-date-pickers/shortcuts/' },
      { pathname: '/x/react-date-pickers/accessibility/' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/localization-group',
    subheader: 'Localization',
    children: [
      { pathname: '/x/react-date-pickers/localization/' },
      { pathname: '/x/react-date-pickers/adapters-locale/' },
      { pathname: '/x/react-date-pickers/timezone/' },
      { pathname: '/x/react-date-pickers/calendar-systems/' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/customization-group',
    subheader: 'Customization',
    children: [
      { pathname: '/x/react-date-pickers/custom-components/' },
      { pathname: '/x/react-date-pickers/custom-layout/' },
      { pathname: '/x/react-date-pickers/custom-field/' },
      { pathname: '/x/react-date-pickers/custom-opening-button/' },
    ],
  },
]);
