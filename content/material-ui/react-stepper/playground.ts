import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { activeStep: 1 },
  around: `<Box sx={{ width: '100%', minWidth: 260 }}>{element}</Box>`,
  children: `<Step>
  <StepLabel>Cart</StepLabel>
</Step>
<Step>
  <StepLabel>Address</StepLabel>
</Step>
<Step>
  <StepLabel>Pay</StepLabel>
</Step>`,
});
