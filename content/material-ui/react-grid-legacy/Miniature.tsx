import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

export default function Miniature() {
  return (
    <GridLegacy
      container
      spacing={1}
      sx={{ width: 230, '& > * > *': { height: 36, borderRadius: 1, bgcolor: 'secondary.main' } }}
    >
      <GridLegacy item xs={6}>
        <Box />
      </GridLegacy>
      <GridLegacy item xs={6}>
        <Box sx={{ opacity: 0.5 }} />
      </GridLegacy>
      <GridLegacy item xs={12}>
        <Box />
      </GridLegacy>
    </GridLegacy>
  );
}
