import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Date and Time Pickers. */
export default defineNavigation([{ pathname: '/x/react-date-pickers/' }]);
