import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import CheckIcon from '@mui/icons-material/Check';

export default function BasicStepper() {
  return (
    <Stepper aria-label="Repair 308" sx={{ width: '100%' }}>
      <Step
        completed
        indicator={
          <StepIndicator color="success">
            <CheckIcon titleAccess="Done" />
          </StepIndicator>
        }
      >
        Drop off
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Repair
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Pick up</Step>
    </Stepper>
  );
}
