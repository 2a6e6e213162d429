import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

export default function AlignedGrid() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ width: '100%', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Grid size={3}>
        <Tile variant="outlined">UV 3</Tile>
      </Grid>
      <Grid size={4}>
        <Tile variant="outlined" sx={{ py: 4 }}>
          Pollen
        </Tile>
      </Grid>
      <Grid size={3}>
        <Tile variant="outlined">Air 24</Tile>
      </Grid>
    </Grid>
  );
}
