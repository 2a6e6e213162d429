import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionVariables() {
  return (
    <AccordionGroup
      variant="outlined"
      sx={{
        maxWidth: 420,
        '--ListItem-paddingX': '1.5rem',
        '--ListItem-paddingY': '1rem',
        '--List-radius': '16px',
      }}
    >
      <Accordion>
        <AccordionSummary>Is my helmet too old?</AccordionSummary>
        <AccordionDetails>Look for the date inside. Replace it after ten years.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>And after a fall?</AccordionSummary>
        <AccordionDetails>Replace it at once, even if you see no crack.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
