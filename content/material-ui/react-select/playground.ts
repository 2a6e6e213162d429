import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  props: ['variant', 'autoWidth', 'defaultOpen', 'displayEmpty'],
  fixed: { labelId: `'playground-label'`, label: `'Grain'`, defaultValue: `'rye'` },
  around: `<FormControl sx={{ minWidth: 200 }}>
  <InputLabel id="playground-label">Grain</InputLabel>
  {element}
</FormControl>`,
  children: `<MenuItem value="rye">Rye</MenuItem>
<MenuItem value="oat">Oat</MenuItem>
<MenuItem value="wheat">Wheat</MenuItem>`,
});
