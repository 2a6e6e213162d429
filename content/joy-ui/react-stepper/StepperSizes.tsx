import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function StepperSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {SIZES.map((size) => (
        <Stepper key={size} size={size} aria-label={`Wheel service, ${size}`}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>True</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Tension</Step>
          <Step indicator={<StepIndicator>3</StepIndicator>}>Test</Step>
        </Stepper>
      ))}
    </Stack>
  );
}
