import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { position: 'static' },
  children: `<Toolbar>
  <Typography variant="h6" component="div">
    Orders
  </Typography>
</Toolbar>`,
});
