import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const PARTS = [
  { part: 'Brake pads', advice: 'Change them when the groove is gone.' },
  { part: 'Chain', advice: 'Change it at 0.75% stretch, before it wears the cassette.' },
  { part: 'Tires', advice: 'Change them when threads show through.' },
];

export default function OneAtATime() {
  const [open, setOpen] = React.useState<string | null>('Brake pads');

  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      {PARTS.map(({ part, advice }) => (
        <Accordion
          key={part}
          expanded={open === part}
          onChange={(event, expanded) => setOpen(expanded ? part : null)}
        >
          <AccordionSummary>{part}</AccordionSummary>
          <AccordionDetails>{advice}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
