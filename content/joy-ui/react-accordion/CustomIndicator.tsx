import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, { accordionSummaryClasses } from '@mui/joy/AccordionSummary';
import AddIcon from '@mui/icons-material/Add';

export default function CustomIndicator() {
  return (
    <AccordionGroup
      sx={{
        maxWidth: 420,
        [`& .${accordionSummaryClasses.indicator}`]: { transition: 'transform 0.2s' },
        [`& .${accordionSummaryClasses.indicator}.${accordionSummaryClasses.expanded}`]: {
          transform: 'rotate(45deg)',
        },
      }}
    >
      <Accordion>
        <AccordionSummary indicator={<AddIcon />}>Which tools can I use here?</AccordionSummary>
        <AccordionDetails>Stands, pumps and everything on the red wall.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={null}>Opening hours</AccordionSummary>
        <AccordionDetails>Tuesday to Saturday, 10:00 to 18:00.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
