import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionStates() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="city-header"
          aria-controls="city-content"
        >
          <Typography component="span">City bikes</Typography>
        </AccordionSummary>
        <AccordionDetails>Seven gears, lights, a basket. €14 a day.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="cargo-header"
          aria-controls="cargo-content"
        >
          <Typography component="span">Cargo bikes (all rented out)</Typography>
        </AccordionSummary>
        <AccordionDetails>For up to three children. €38 a day.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
