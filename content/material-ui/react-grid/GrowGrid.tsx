import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

export default function GrowGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Tile variant="outlined">Bergen</Tile>
      </Grid>
      <Grid size={6}>
        <Tile variant="outlined">Rain until noon</Tile>
      </Grid>
      <Grid size="grow">
        <Tile variant="outlined">8°</Tile>
      </Grid>
    </Grid>
  );
}
