import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Repair'` },
  children: `<Step indicator={<StepIndicator color="success">1</StepIndicator>}>Drop off</Step>
<Step indicator={<StepIndicator variant="solid" color="primary">2</StepIndicator>}>Repair</Step>
<Step indicator={<StepIndicator>3</StepIndicator>}>Pick up</Step>`,
});
