import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper, { mobileStepperClasses } from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const questions = ['Where do you live?', 'How tall are you?', 'What color are your eyes?'];

const Dash = styled('div')(({ theme }) => ({
  width: 24,
  height: 4,
  marginInline: 2,
  backgroundColor: theme.palette.action.disabled,
  [`&.${mobileStepperClasses.dotActive}`]: { backgroundColor: theme.palette.primary.main },
}));

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
        slots={{ dot: Dash }}
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
