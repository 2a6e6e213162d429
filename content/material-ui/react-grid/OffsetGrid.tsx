import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 6, sm: 2 }} offset={{ xs: 3, sm: 0 }}>
        <Tile variant="outlined">Low tide</Tile>
      </Grid>
      <Grid size={4} offset={{ sm: 'auto' }}>
        <Tile variant="outlined">Moon</Tile>
      </Grid>
      <Grid size={4} offset={4}>
        <Tile variant="outlined">Sun</Tile>
      </Grid>
    </Grid>
  );
}
