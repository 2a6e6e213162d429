import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  around: '<Box sx={{ width: 300 }}>{element}</Box>',
  children: `<CardContent>
  <Typography level="title-md" textColor="inherit">Black salsify</Typography>
  <div>Thirty seeds a packet</div>
</CardContent>
<CardActions>
  <Button>Borrow</Button>
</CardActions>`,
});
