import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function Miniature() {
  return (
    <Stepper activeStep={1} alternativeLabel sx={{ width: 290 }}>
      <Step>
        <StepLabel>Boat</StepLabel>
      </Step>
      <Step>
        <StepLabel>Time</StepLabel>
      </Step>
      <Step>
        <StepLabel>Pay</StepLabel>
      </Step>
    </Stepper>
  );
}
