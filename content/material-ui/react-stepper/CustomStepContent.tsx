import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = [
  { label: 'Hand in the form', text: 'At any desk, or by post.' },
  { label: 'Give fingerprints', text: 'Two fingers, it takes a minute.' },
  { label: 'Wait for the letter', text: 'About three weeks, less in winter.' },
];

function FadeCollapse({ in: open = false, unmountOnExit = false, children }: CollapseProps) {
  return (
    <Collapse in={open} unmountOnExit={unmountOnExit}>
      <Fade in={open} timeout={600}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

export default function CustomStepContent() {
  const [step, setStep] = React.useState(0);

  return (
    <Stepper activeStep={step} orientation="vertical" sx={{ width: '100%', maxWidth: 400 }}>
      {steps.map(({ label, text }, index) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          <StepContent
            slots={{ transition: FadeCollapse }}
            sx={{ borderColor: 'primary.main', borderInlineStartWidth: 3 }}
          >
            {text}
            <br />
            <Button onClick={() => setStep((index + 1) % steps.length)}>
              {index === steps.length - 1 ? 'Start again' : 'Next'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
