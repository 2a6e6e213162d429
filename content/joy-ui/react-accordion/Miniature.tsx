import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function Miniature() {
  return (
    <AccordionGroup variant="outlined" sx={{ width: 240, borderRadius: 'md' }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Tides</AccordionSummary>
        <AccordionDetails>High at noon.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Winds</AccordionSummary>
      </Accordion>
    </AccordionGroup>
  );
}
