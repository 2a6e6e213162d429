import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  // The value below is one channel, which `multiple` would not take.
  props: ['variant', 'color', 'size', 'disabled', 'required'],
  fixed: { defaultValue: `'fm'`, 'aria-label': `'Channel'` },
  children: `<Option value="fm">FM 98.4</Option>
<Option value="dab">DAB+ 7C</Option>
<Option value="web">Web stream</Option>`,
});
