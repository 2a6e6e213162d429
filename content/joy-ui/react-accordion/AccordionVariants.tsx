import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';

const VARIANTS = ['plain', 'outlined', 'soft'] as const;

export default function AccordionVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      }}
    >
      {VARIANTS.map((variant) => (
        <AccordionGroup key={variant} variant={variant} sx={{ borderRadius: 'md' }}>
          <Accordion defaultExpanded>
            <AccordionSummary>Chain, {variant}</AccordionSummary>
            <AccordionDetails>Cleaned, oiled and measured.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Gears, {variant}</AccordionSummary>
            <AccordionDetails>Indexed under load.</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Box>
  );
}
