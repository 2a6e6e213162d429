import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

export default function AccordionSummaries() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion>
        <AccordionSummary
          expandIcon={<ArrowDropDownIcon />}
          id="pickup-header"
          aria-controls="pickup-content"
          slotProps={{ content: { sx: { gap: 2 } } }}
        >
          <Typography component="span" sx={{ width: { sm: '40%' }, flexShrink: 0 }}>
            Pick-up
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            Harbor, 9 a.m.
          </Typography>
        </AccordionSummary>
        <AccordionDetails>The red house beside the ferry. Bring an identity card.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<AddIcon />}
          id="insurance-header"
          aria-controls="insurance-content"
          sx={{
            flexDirection: 'row-reverse',
            gap: 1,
            [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]:
              { transform: 'rotate(45deg)' },
          }}
        >
          <Typography component="span">Insurance</Typography>
        </AccordionSummary>
        <AccordionDetails>Theft is covered if the bike was locked to something.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
