import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { defaultChecked: true },
  around: '<FormControlLabel control={{element}} label="Send me a copy" />',
});
