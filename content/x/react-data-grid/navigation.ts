import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Data Grid. */
export default defineNavigation([{ pathname: '/x/react-data-grid/' }]);
