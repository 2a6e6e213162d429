import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Tile variant="outlined">Today</Tile>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }} spacing={1}>
        <Grid size={6}>
          <Tile variant="outlined">Morning</Tile>
        </Grid>
        <Grid size={6}>
          <Tile variant="outlined">Noon</Tile>
        </Grid>
        <Grid size={12}>
          <Tile variant="outlined">Evening</Tile>
        </Grid>
      </Grid>
    </Grid>
  );
}
