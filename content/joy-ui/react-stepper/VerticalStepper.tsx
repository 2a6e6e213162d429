import Chip from '@mui/joy/Chip';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

export default function VerticalStepper() {
  return (
    <Stepper orientation="vertical" aria-label="Brake service" sx={{ width: 280 }}>
      <Step
        indicator={
          <StepIndicator variant="solid" color="primary">
            1
          </StepIndicator>
        }
        aria-current="step"
      >
        <Typography level="title-md">Take the wheels off</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Note which pads were worn unevenly.
        </Typography>
      </Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>
        <Typography level="title-md">Change the pads</Typography>
        <Chip size="sm" variant="soft">
          Part B-14
        </Chip>
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Bleed the lines</Step>
    </Stepper>
  );
}
