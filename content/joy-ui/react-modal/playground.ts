import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<ModalDialog aria-labelledby="playground-title">
  <ModalClose />
  <DialogTitle id="playground-title">Discard the draft?</DialogTitle>
  <DialogContent>What you wrote is not kept.</DialogContent>
</ModalDialog>`,
});
