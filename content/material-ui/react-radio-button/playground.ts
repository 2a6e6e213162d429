import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { defaultValue: `'rye'`, 'aria-label': `'Grain'` },
  children: `<FormControlLabel value="rye" control={<Radio />} label="Rye" />
<FormControlLabel value="oat" control={<Radio />} label="Oat" />`,
});
