import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function ColoredParts() {
  return (
    <AccordionGroup variant="outlined" color="primary" sx={{ maxWidth: 420, borderRadius: 'lg' }}>
      <Accordion variant="soft" color="warning">
        <AccordionSummary>The whole accordion: recall of fork R12</AccordionSummary>
        <AccordionDetails>Stop riding it and bring it in. The exchange is free.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary variant="soft" color="success">
          The summary: winter storage
        </AccordionSummary>
        <AccordionDetails>From November to March for 15 a month.</AccordionDetails>
      </Accordion>
      <Accordion defaultExpanded>
        <AccordionSummary>The details: lost keys</AccordionSummary>
        <AccordionDetails variant="soft" color="primary">
          We can order a copy with the number on your lock.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
