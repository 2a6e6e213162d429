import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { sx: '{ maxWidth: 280 }' },
  children: `<CardContent>
  <Typography variant="h6">Rye bread</Typography>
  <Typography color="text.secondary">Baked this morning, keeps for a week.</Typography>
</CardContent>
<CardActions>
  <Button size="small">Add</Button>
</CardActions>`,
});
