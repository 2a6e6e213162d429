import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Collect papers', text: 'Old passport, birth certificate, proof of address.' },
  { label: 'Have a photo taken', text: 'Plain background, eyes open, no hat.' },
  { label: 'Visit the office', text: 'Desk 4, Monday to Thursday, 8 to 15 o’clock.' },
];

export default function VerticalStepper() {
  const [step, setStep] = React.useState(0);

  return (
    <Stack sx={{ width: '100%', maxWidth: 400 }}>
      <Stepper activeStep={step} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
            <StepContent
              transitionDuration={300}
              slotProps={{ transition: { unmountOnExit: false } }}
            >
              <Typography>{text}</Typography>
              <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
                <Button variant="contained" onClick={() => setStep(index + 1)}>
                  Done
                </Button>
                <Button disabled={index === 0} onClick={() => setStep(index - 1)}>
                  Back
                </Button>
              </Stack>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {step === steps.length && (
        <Button onClick={() => setStep(0)} sx={{ mt: 2, alignSelf: 'flex-start' }}>
          Start again
        </Button>
      )}
    </Stack>
  );
}
