import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { spacing: 2 },
  children: `<Sheet variant="soft" sx={{ p: 2 }}>Bow</Sheet>
<Sheet variant="soft" sx={{ p: 2 }}>Deck</Sheet>
<Sheet variant="soft" sx={{ p: 2 }}>Stern</Sheet>`,
});
