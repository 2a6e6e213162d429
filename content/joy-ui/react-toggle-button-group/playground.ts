import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Flour'`, value: `['rye']` },
  children: `<Button value="rye">Rye</Button>
<Button value="spelt">Spelt</Button>
<Button value="wheat">Wheat</Button>`,
});
