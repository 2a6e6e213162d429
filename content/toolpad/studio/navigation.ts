import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Toolpad Studio. */
export default defineNavigation([{ pathname: '/toolpad/studio/getting-started/' }]);
