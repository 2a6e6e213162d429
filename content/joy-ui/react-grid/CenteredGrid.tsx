import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function CenteredGrid() {
  return (
    <Grid
      container
      direction="column"
      spacing={1}
      sx={{ width: '100%', minHeight: 180, alignItems: 'center', justifyContent: 'center' }}
    >
      <Grid>
        <Typography>No stall sells durian today.</Typography>
      </Grid>
      <Grid>
        <Button variant="outlined">Show all stalls</Button>
      </Grid>
    </Grid>
  );
}
