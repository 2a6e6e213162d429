import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

export default function Miniature() {
  return (
    <Grid
      container
      spacing={1}
      sx={{ width: 230, '& > * > *': { height: 36, borderRadius: 1, bgcolor: 'primary.main' } }}
    >
      <Grid size={8}>
        <Box />
      </Grid>
      <Grid size={4}>
        <Box sx={{ opacity: 0.5 }} />
      </Grid>
      <Grid size={4}>
        <Box sx={{ opacity: 0.5 }} />
      </Grid>
      <Grid size={8}>
        <Box />
      </Grid>
    </Grid>
  );
}
