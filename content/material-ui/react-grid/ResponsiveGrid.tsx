import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

const days = ['Mon 12°', 'Tue 14°', 'Wed 11°', 'Thu 15°', 'Fri 17°', 'Sat 16°'];

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{ xs: 1, sm: 2 }} sx={{ width: '100%' }}>
      {days.map((day) => (
        <Grid key={day} size={{ xs: 6, sm: 4, lg: 2 }}>
          <Tile variant="outlined">{day}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
