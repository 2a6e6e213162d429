import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function CenteredGrid() {
  return (
    <Grid
      container
      sx={{ width: '100%', minHeight: 160, justifyContent: 'center', alignItems: 'center' }}
    >
      <Grid size="auto">
        <Typography>No storms today</Typography>
      </Grid>
    </Grid>
  );
}
