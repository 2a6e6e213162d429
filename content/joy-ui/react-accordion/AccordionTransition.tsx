import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.15s ease-in', expanded: '0.5s ease-out' }}
      sx={{
        maxWidth: 420,
        '@media (prefers-reduced-motion: reduce)': {
          '& *': { '--AccordionDetails-transition': 'none !important' },
        },
      }}
    >
      <Accordion>
        <AccordionSummary>What happens to old tubes?</AccordionSummary>
        <AccordionDetails>
          We patch what we can. The rest goes to a workshop that sews bags from it, and now and then
          one of those bags comes back to us with a flat tire inside.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>And to old frames?</AccordionSummary>
        <AccordionDetails>
          Steel frames become practice pieces for our apprentices.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
