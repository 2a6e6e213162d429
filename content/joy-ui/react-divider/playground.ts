import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { children: 'or' },
  around: `<Stack spacing={2} sx={{ width: 240 }}>
  <Typography>Ridge hut</Typography>
  {element}
  <Typography>Valley inn</Typography>
</Stack>`,
});
