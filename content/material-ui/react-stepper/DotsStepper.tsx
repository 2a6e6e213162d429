import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  'Look straight into the camera.',
  'Keep your mouth closed.',
  'Take your glasses off.',
];

export default function DotsStepper() {
  const [step, setStep] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Typography role="status" sx={{ p: 2 }}>
        {tips[step]}
      </Typography>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={step}
        backButton={
          <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={step === tips.length - 1}
            onClick={() => setStep(step + 1)}
          >
            Next tip
          </Button>
        }
      />
    </Box>
  );
}
