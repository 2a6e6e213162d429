import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { defaultChecked: true },
  fixed: { slotProps: `{ input: { 'aria-label': 'Studio microphone' } }` },
});
