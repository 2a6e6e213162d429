import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function ErrorStepper() {
  return (
    <Stepper activeStep={2} orientation="vertical">
      <Step>
        <StepLabel>Form</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              The photo is too dark
            </Typography>
          }
        >
          Photo
        </StepLabel>
      </Step>
      <Step>
        <StepButton icon="+" optional={<Typography variant="caption">Optional</Typography>}>
          Second passport
        </StepButton>
      </Step>
      <Step>
        <StepLabel>Fee</StepLabel>
      </Step>
    </Stepper>
  );
}
