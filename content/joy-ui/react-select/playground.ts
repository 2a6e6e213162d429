import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { defaultValue: `'fm'`, 'aria-label': `'Channel'` },
  children: `<Option value="fm">FM 98.4</Option>
<Option value="dab">DAB+ 7C</Option>
<Option value="web">Web stream</Option>`,
});
