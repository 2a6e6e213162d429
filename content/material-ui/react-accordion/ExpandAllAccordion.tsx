import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const steps = [
  { id: 'brakes', title: 'Brakes', text: 'Both levers stop before they touch the handlebar.' },
  { id: 'tires', title: 'Tires', text: 'Hard to the thumb, no glass in the tread.' },
  { id: 'saddle', title: 'Saddle', text: 'As high as your hip.' },
];

export default function ExpandAllAccordion() {
  const [open, setOpen] = React.useState<readonly string[]>([]);
  const all = open.length === steps.length;

  const toggle = (id: string, expanded: boolean) => {
    setOpen(expanded ? [...open, id] : open.filter((other) => other !== id));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(all ? [] : steps.map(({ id }) => id))} sx={{ mb: 1 }}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      {steps.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open.includes(id)}
          onChange={(event, expanded) => toggle(id, expanded)}
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
