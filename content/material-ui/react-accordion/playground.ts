import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  around: '<Box sx={{ width: 320 }}>{element}</Box>',
  children: `<AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
<AccordionDetails>Orders leave the warehouse within two days.</AccordionDetails>`,
});
