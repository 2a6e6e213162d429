import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { id: 'deposit', title: 'How much is the deposit?', text: '€100 by card, released on return.' },
  { id: 'age', title: 'How old must I be?', text: '16, or 12 together with an adult.' },
  { id: 'late', title: 'What if I am late?', text: 'The first hour is free, then €4 each.' },
];

export default function SingleAccordion() {
  const [open, setOpen] = React.useState<string | false>('deposit');

  return (
    <Box sx={{ width: '100%' }}>
      {questions.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(event, expanded) => setOpen(expanded && id)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header`}
            aria-controls={`${id}-content`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
