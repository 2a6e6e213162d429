import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionStates() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Small service</AccordionSummary>
        <AccordionDetails>Brakes, gears, tires and lights for 49.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Large service</AccordionSummary>
        <AccordionDetails>All of that, and the bearings, for 120.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Frame repair (back in May)</AccordionSummary>
        <AccordionDetails>Our welder is on leave.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
