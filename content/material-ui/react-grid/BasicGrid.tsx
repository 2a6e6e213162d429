import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Tile variant="outlined">Radar</Tile>
      </Grid>
      <Grid size={4}>
        <Tile variant="outlined">Now</Tile>
      </Grid>
      <Grid size={4}>
        <Tile variant="outlined">Wind</Tile>
      </Grid>
      <Grid size={8}>
        <Tile variant="outlined">Forecast</Tile>
      </Grid>
    </Grid>
  );
}
