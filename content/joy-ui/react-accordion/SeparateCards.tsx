import Accordion, { accordionClasses } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, { accordionSummaryClasses } from '@mui/joy/AccordionSummary';

export default function SeparateCards() {
  return (
    <AccordionGroup
      disableDivider
      sx={{
        maxWidth: 420,
        '--List-gap': '12px',
        [`& .${accordionClasses.root}, & .${accordionSummaryClasses.button}`]: {
          borderRadius: 'sm',
        },
      }}
    >
      <Accordion variant="outlined">
        <AccordionSummary>Monday: repair café</AccordionSummary>
        <AccordionDetails>Volunteers help, you turn the wrench.</AccordionDetails>
      </Accordion>
      <Accordion variant="outlined">
        <AccordionSummary>Wednesday: wheel building</AccordionSummary>
        <AccordionDetails>Three evenings, 32 spokes, one wheel to keep.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
