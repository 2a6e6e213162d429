import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const cell = { p: 2, border: 1, borderRadius: 1 };

export default function BakeryCounter() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={8}>
        <Box sx={cell}>Bread</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={cell}>Rolls</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={cell}>Tarts</Box>
      </Grid>
      <Grid size={8}>
        <Box sx={cell}>Cakes</Box>
      </Grid>
    </Grid>
  );
}
