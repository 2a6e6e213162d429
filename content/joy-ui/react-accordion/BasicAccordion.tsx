import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function BasicAccordion() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion>
        <AccordionSummary>How long does a service take?</AccordionSummary>
        <AccordionDetails>Two working days, or one hour for a flat tire.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Do I need an appointment?</AccordionSummary>
        <AccordionDetails>Only from March to June. Otherwise bring your bike by.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Can I borrow a bike meanwhile?</AccordionSummary>
        <AccordionDetails>Yes, we have six. They cost 5 a day.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
