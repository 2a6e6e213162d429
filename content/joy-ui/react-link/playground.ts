import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { children: 'Rehearsals' },
  fixed: { href: `'#rehearsals'` },
});
