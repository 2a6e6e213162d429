import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-labelledby': `'playground-title'` },
  children: `<DialogTitle id="playground-title">Discard the draft?</DialogTitle>
<DialogContent>
  <DialogContentText>What you wrote is not kept.</DialogContentText>
</DialogContent>
<DialogActions>
  <Button onClick={() => setOpen(false)}>Keep</Button>
  <Button onClick={() => setOpen(false)}>Discard</Button>
</DialogActions>`,
});
