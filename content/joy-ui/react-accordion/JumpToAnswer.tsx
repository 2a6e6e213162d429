import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const ANSWERS = [
  { id: 'price', question: 'What does an hour cost?', answer: '42, and parts are extra.' },
  { id: 'warranty', question: 'How long is the warranty?', answer: 'A year on all our work.' },
];

export default function JumpToAnswer() {
  const [open, setOpen] = React.useState<readonly string[]>([]);

  const jump = (id: string) => {
    setOpen((ids) => [...ids.filter((other) => other !== id), id]);
    document.getElementById(`${id}-summary`)?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button variant="soft" onClick={() => jump('warranty')} sx={{ mb: 2 }}>
        Go to the warranty
      </Button>
      <AccordionGroup>
        {ANSWERS.map(({ id, question, answer }) => (
          <Accordion
            key={id}
            accordionId={id}
            expanded={open.includes(id)}
            onChange={(event, expanded) =>
              setOpen((ids) => (expanded ? [...ids, id] : ids.filter((other) => other !== id)))
            }
          >
            <AccordionSummary component="h3" sx={{ my: 0, fontSize: 'inherit' }}>
              {question}
            </AccordionSummary>
            <AccordionDetails>{answer}</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Box>
  );
}
