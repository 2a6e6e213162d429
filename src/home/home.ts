import './home.css';

// What `HOME_COMPONENTS` names.
export { FamilyOverview } from './FamilyOverview.tsx';
export { HomeStart } from './HomeStart.tsx';
export { ThemeFile } from './ThemeFile.tsx';
export { ThemePicker } from './ThemePicker.tsx';
