import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  stage: 'opened',
  props: ['anchor', 'size', 'variant', 'color', 'invertedColors', 'hideBackdrop'],
  children: `<ModalClose aria-label="Close" />
<DialogTitle>Today’s bread</DialogTitle>
<DialogContent sx={{ px: 2 }}>Rye, spelt and walnut.</DialogContent>`,
});
