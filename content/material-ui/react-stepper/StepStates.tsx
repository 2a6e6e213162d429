import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepStates() {
  return (
    <Stepper activeStep={-1} orientation="vertical" nonLinear>
      <Step completed>
        <StepLabel>Completed</StepLabel>
      </Step>
      <Step active>
        <StepLabel>Active</StepLabel>
        <StepContent>The officer is looking at your papers.</StepContent>
      </Step>
      <Step expanded>
        <StepLabel>Expanded, though not active</StepLabel>
        <StepContent>You will get a letter.</StepContent>
      </Step>
      <Step disabled last>
        <StepLabel>Disabled</StepLabel>
      </Step>
    </Stepper>
  );
}
