import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Application received', 'Data checked', 'Passport printed'];

export default function LabelsBelowStepper() {
  const [step, setStep] = React.useState(1);

  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <Stepper component="ol" activeStep={step} alternativeLabel sx={{ p: 0, listStyle: 'none' }}>
        {steps.map((label, index) => (
          <Step key={label} component="li" aria-current={index === step ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2 }}>
        {step < steps.length ? `Step ${step + 1} of ${steps.length}` : 'Ready to be picked up'}
      </Typography>
      <Button onClick={() => setStep((step + 1) % (steps.length + 1))}>
        {step < steps.length ? 'A day later' : 'Start again'}
      </Button>
    </Box>
  );
}
