import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

const readings = ['Humidity 81%', 'Pressure 1009 hPa', 'Dew point 6°', 'Visibility 9 km'];

export default function SpacingGrid() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 4 }} sx={{ width: '100%' }}>
      {readings.map((reading) => (
        <Grid key={reading} size={6}>
          <Tile variant="outlined">{reading}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
