import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function LazyAccordion() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion slotProps={{ transition: { unmountOnExit: true, timeout: 400 } }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="reviews-header"
          aria-controls="reviews-content"
        >
          <Typography component="span">212 reviews</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Rating readOnly value={4.5} precision={0.5} />
          <Typography>“Light, quiet, and the bell works.”</Typography>
        </AccordionDetails>
      </Accordion>
      <Accordion
        slots={{ transition: Fade }}
        slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="answers-header"
          aria-controls="answers-content"
        >
          <Typography component="span">Answers from the shop, faded in</Typography>
        </AccordionSummary>
        <AccordionDetails>Thank you. We oil it every Monday.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
