import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Toolpad Core. */
export default defineNavigation([{ pathname: '/toolpad/core/introduction/' }]);
