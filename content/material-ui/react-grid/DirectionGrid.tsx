import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import UmbrellaIcon from '@mui/icons-material/Umbrella';

export default function DirectionGrid() {
  return (
    <Grid
      container
      wrap="nowrap"
      direction={{ xs: 'row', sm: 'row-reverse' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <Grid size="auto">
        <UmbrellaIcon />
      </Grid>
      <Grid size="grow">
        <Typography noWrap>Heavy showers from the west, clearing up late in the evening</Typography>
      </Grid>
    </Grid>
  );
}
