import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
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

const PriceRow = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexGrow: 1,
  justifyContent: 'space-between',
  paddingBlock: theme.spacing(1.5),
  paddingInlineEnd: theme.spacing(2),
}));

export default function CustomAccordion() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <SoftAccordion square disableGutters elevation={0} defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="day-header"
          aria-controls="day-content"
          slots={{ content: PriceRow }}
        >
          <span>Day pass</span>
          <span>€14</span>
        </AccordionSummary>
        <AccordionDetails>From opening to closing, helmet included.</AccordionDetails>
      </SoftAccordion>
      <SoftAccordion square disableGutters elevation={0}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="week-header"
          aria-controls="week-content"
          slots={{ content: PriceRow }}
        >
          <span>Week pass</span>
          <span>€60</span>
        </AccordionSummary>
        <AccordionDetails>Seven days in a row, one bike.</AccordionDetails>
      </SoftAccordion>
    </Stack>
  );
}
