import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { children: '' },
  around: `<Box sx={{ width: 240 }}>
  <p>Above</p>
  {element}
  <p>Below</p>
</Box>`,
});
