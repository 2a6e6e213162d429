import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function Miniature() {
  return (
    <Box sx={{ width: 250 }}>
      <Accordion defaultExpanded disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Tides</AccordionSummary>
        <AccordionDetails sx={{ pt: 0 }}>High at noon.</AccordionDetails>
      </Accordion>
      <Accordion disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Winds</AccordionSummary>
      </Accordion>
    </Box>
  );
}
