import '../api/panel.css';
import { addPropSheets } from '../api/sheet/addPropSheets.ts';

/** What pages about components show besides prose. All of it, styles of the API on such pages too, loads with one request. */
export { DemoView } from '../demo/DemoView.tsx';
export { PlaygroundBar } from '../demo/playground/PlaygroundBar.tsx';

if (!import.meta.env.SSR) addPropSheets();
