import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function BasicAccordion() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="helmet-header"
          aria-controls="helmet-content"
        >
          <Typography component="span">Do I get a helmet?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Every bike comes with one, in three sizes. Children under 12 must wear it.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="flat-header"
          aria-controls="flat-content"
        >
          <Typography component="span">What if I get a flat tire?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Call us. Within 20 km of the shop we bring you another bike, at no cost.
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
