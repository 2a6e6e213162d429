import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['You', 'Trip', 'Visa'];

export default function NonLinearStepper() {
  const [step, setStep] = React.useState(0);
  const [done, setDone] = React.useState<readonly string[]>([]);
  const current = steps[step] ?? '';

  const handleDone = () => {
    setDone([...done, current]);
    setStep((step + 1) % steps.length);
  };

  return (
    <Box sx={{ width: '100%', px: 1 }}>
      <Stepper nonLinear activeStep={step}>
        {steps.map((label, index) => (
          <Step key={label} completed={done.includes(label)}>
            <StepButton onClick={() => setStep(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2 }}>
        {current}, {done.length} of {steps.length} completed
      </Typography>
      <Button variant="outlined" disabled={done.includes(current)} onClick={handleDone}>
        Complete this step
      </Button>
    </Box>
  );
}
