import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Form', 'Photo', 'Fee'];
const texts = [
  'Fill in your name and the number of the old passport.',
  'Upload a photo, 35 by 45 mm, no older than six months.',
  'Pay 60.00 by card.',
  'Your passport is on its way.',
];

export default function BasicStepper() {
  const [step, setStep] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={step}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography sx={{ my: 3, minHeight: '3em' }}>{texts[step]}</Typography>
      <Stack direction="row" spacing={1}>
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={step === steps.length}
          onClick={() => setStep(step + 1)}
        >
          {step < steps.length - 1 ? 'Next' : 'Send'}
        </Button>
      </Stack>
    </Box>
  );
}
