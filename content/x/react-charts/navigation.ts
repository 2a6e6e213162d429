import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Charts. */
export default defineNavigation([{ pathname: '/x/react-charts/' }]);
