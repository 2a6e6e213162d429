import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function Miniature() {
  return (
    <Stepper sx={{ width: 280 }}>
      <Step
        indicator={
          <StepIndicator variant="solid" color="primary">
            1
          </StepIndicator>
        }
      >
        Boat
      </Step>
      <Step
        indicator={
          <StepIndicator variant="soft" color="primary">
            2
          </StepIndicator>
        }
      >
        Time
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Pay</Step>
    </Stepper>
  );
}
