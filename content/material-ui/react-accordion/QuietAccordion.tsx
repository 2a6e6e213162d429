import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function QuietAccordion() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <div>
        <Accordion variant="outlined" disableGutters defaultExpanded>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id="coast-header"
            aria-controls="coast-content"
          >
            <Typography component="span">Coast route</Typography>
          </AccordionSummary>
          <AccordionDetails>32 km, flat, two cafés.</AccordionDetails>
        </Accordion>
        <Accordion variant="outlined" disableGutters>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id="hill-header"
            aria-controls="hill-content"
          >
            <Typography component="span">Hill route</Typography>
          </AccordionSummary>
          <AccordionDetails>18 km, 400 m up, one view.</AccordionDetails>
        </Accordion>
      </div>
      <Accordion elevation={3} square>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="map-header"
          aria-controls="map-content"
        >
          <Typography component="span">Elevation 3, square</Typography>
        </AccordionSummary>
        <AccordionDetails>A paper map is in every basket.</AccordionDetails>
      </Accordion>
    </Stack>
  );
}
