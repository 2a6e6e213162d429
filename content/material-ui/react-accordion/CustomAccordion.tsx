import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const SoftAccordion = styled(Accordion)(({ theme }) => ({
  backgroundColor: theme.palette.action.hover,
  borderRadius: 16,
  '&::before': { display: 'none' },
  [`&.${accordionClasses.expanded}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
  },
}));

export default function CustomAccordion() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <SoftAccordion square disableGutters elevation={0} defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="day-header"
          aria-controls="day-content"
        >
          <Typography component="span">Day pass</Typography>
        </AccordionSummary>
        <AccordionDetails>From opening to closing, €14.</AccordionDetails>
      </SoftAccordion>
      <SoftAccordion square disableGutters elevation={0}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="week-header"
          aria-controls="week-content"
        >
          <Typography component="span">Week pass</Typography>
        </AccordionSummary>
        <AccordionDetails>Seven days in a row, €60.</AccordionDetails>
      </SoftAccordion>
    </Stack>
  );
}
