import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const questions = ['Where do you live?', 'How tall are you?', 'What color are your eyes?'];

export default function FixedMobileStepper() {
  const [step, setStep] = React.useState(0);

  return (
    <Box component="main" sx={{ p: 2 }}>
      <Typography variant="h6" component="h1">
        {questions[step]}
      </Typography>
      <MobileStepper
        position="bottom"
        steps={questions.length}
        activeStep={step}
        backButton={
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button disabled={step === questions.length - 1} onClick={() => setStep(step + 1)}>
            Next
          </Button>
        }
      />
    </Box>
  );
}
