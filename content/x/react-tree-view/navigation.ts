import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Tree View. */
export default defineNavigation([{ pathname: '/x/react-tree-view/' }]);
