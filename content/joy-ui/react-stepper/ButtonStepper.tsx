import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const PARTS = ['Frame', 'Gears', 'Saddle'];

export default function ButtonStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stepper aria-label="Choose your bike">
        {PARTS.map((part, index) => (
          <Step
            key={part}
            active={index === active}
            aria-current={index === active ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index === active ? 'solid' : 'soft'}
                color={index === active ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            <StepButton onClick={() => setActive(index)} sx={{ color: 'inherit' }}>
              {part}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">You are choosing: {PARTS[active]}</Typography>
    </Stack>
  );
}
