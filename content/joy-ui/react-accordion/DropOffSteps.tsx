import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function DropOffSteps() {
  const [step, setStep] = React.useState<number | null>(0);
  const [name, setName] = React.useState('');
  const [fault, setFault] = React.useState('');
  const [sent, setSent] = React.useState(false);

  const toggle = (index: number) => (event: React.SyntheticEvent, expanded: boolean) =>
    setStep(expanded ? index : null);

  const continueToFault = () => {
    setStep(1);
    document.getElementById('drop-off-fault-summary')?.focus();
  };

  return (
    <AccordionGroup variant="outlined" sx={{ width: '100%', maxWidth: 420, borderRadius: 'md' }}>
      <Accordion expanded={step === 0} onChange={toggle(0)}>
        <AccordionSummary>1. Who are you?</AccordionSummary>
        <AccordionDetails>
          <FormControl sx={{ mb: 2 }}>
            <FormLabel>Name</FormLabel>
            <Input
              value={name}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          </FormControl>
          <Button onClick={continueToFault}>Continue to the fault</Button>
        </AccordionDetails>
      </Accordion>
      <Accordion accordionId="drop-off-fault" expanded={step === 1} onChange={toggle(1)}>
        <AccordionSummary>2. What is wrong?</AccordionSummary>
        <AccordionDetails>
          <FormControl sx={{ mb: 2 }}>
            <FormLabel>Fault</FormLabel>
            <Textarea
              minRows={2}
              value={fault}
              onChange={(event) => setFault(event.target.value)}
            />
          </FormControl>
          <Button onClick={() => setSent(true)}>Send to the workshop</Button>
          <Typography role="status" sx={{ mt: 1 }}>
            {sent ? `Noted: ${fault || 'a general check'} for ${name || 'a guest'}.` : ''}
          </Typography>
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
