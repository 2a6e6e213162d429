import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  around: '<AccordionGroup sx={{ width: 320 }}>{element}</AccordionGroup>',
  children: `<AccordionSummary>Do I need an appointment?</AccordionSummary>
<AccordionDetails>Only from March to June.</AccordionDetails>`,
});
