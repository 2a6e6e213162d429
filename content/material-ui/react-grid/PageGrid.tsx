import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

export default function PageGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 8 }} sx={{ order: { xs: 2, sm: 1 } }}>
        <Tile variant="outlined" sx={{ height: '100%', minHeight: 120 }}>
          Map of the coast
        </Tile>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }} sx={{ order: { xs: 1, sm: 2 } }}>
        <Tile variant="outlined">Storm warning</Tile>
      </Grid>
      <Grid size={12} sx={{ order: 3, display: { xs: 'none', sm: 'block' } }}>
        <Tile variant="outlined">Stations nearby</Tile>
      </Grid>
    </Grid>
  );
}
