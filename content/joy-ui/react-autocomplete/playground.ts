import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: {
    options: `['Blackcap', 'Dunnock', 'Goldcrest', 'Wren']`,
    'aria-label': `'Species'`,
    sx: '{ width: 260 }',
  },
});
