import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const STEPS = [
  { name: 'Bike', question: 'Which bike is it?' },
  { name: 'Fault', question: 'What is wrong with it?' },
  { name: 'Contact', question: 'How do we reach you?' },
];

export default function RepairRequest() {
  const [active, setActive] = React.useState(0);
  const [answers, setAnswers] = React.useState(['', '', '']);
  const step = STEPS[active];

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setActive(active + 1);
      }}
    >
      <Stepper aria-label="Repair request">
        {STEPS.map(({ name }, index) => {
          const isDone = index < active;
          return (
            <Step
              key={name}
              completed={isDone}
              active={index === active}
              aria-current={index === active ? 'step' : undefined}
              indicator={
                <StepIndicator
                  variant={index === active ? 'solid' : 'soft'}
                  color={isDone ? 'success' : 'primary'}
                >
                  {isDone ? <CheckIcon titleAccess="Done" /> : index + 1}
                </StepIndicator>
              }
            >
              {name}
            </Step>
          );
        })}
      </Stepper>
      <Typography role="status">
        {step
          ? `Step ${active + 1} of ${STEPS.length}: ${step.name}`
          : 'Sent. We call back within a day.'}
      </Typography>
      {step && (
        <FormControl key={step.name} required>
          <FormLabel>{step.question}</FormLabel>
          <Input
            value={answers[active]}
            onChange={(event) =>
              setAnswers(answers.map((old, index) => (index === active ? event.target.value : old)))
            }
          />
        </FormControl>
      )}
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          color="neutral"
          disabled={active === 0}
          onClick={() => setActive(active - 1)}
        >
          Back
        </Button>
        <Button type="submit" disabled={!step}>
          {active < STEPS.length - 1 ? 'Next' : 'Send'}
        </Button>
      </Stack>
    </Stack>
  );
}
