import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, { accordionSummaryClasses } from '@mui/joy/AccordionSummary';
import AddIcon from '@mui/icons-material/Add';

export default function CustomIndicator() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion>
        <AccordionSummary
          indicator={<AddIcon />}
          slotProps={{
            indicator: {
              sx: {
                transition: 'transform 0.2s',
                [`&.${accordionSummaryClasses.expanded}`]: { transform: 'rotate(45deg)' },
              },
            },
          }}
        >
          Which tools can I use here?
        </AccordionSummary>
        <AccordionDetails>Stands, pumps and everything on the red wall.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={null}>Opening hours</AccordionSummary>
        <AccordionDetails>Tuesday to Saturday, 10:00 to 18:00.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
