import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

export default function TrayInTray() {
  return (
    <Grid container columns={6} spacing={2} sx={{ width: 1 }}>
      <Grid size={2}>
        <Box sx={{ p: 1, border: 1 }}>2 of 6</Box>
      </Grid>
      <Grid container size={4}>
        <Grid size={3}>
          <Box sx={{ p: 1, border: '1px dashed' }}>3 of 6</Box>
        </Grid>
        <Grid size={3}>
          <Box sx={{ p: 1, border: '1px dashed' }}>3 of 6</Box>
        </Grid>
      </Grid>
    </Grid>
  );
}
