import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  textAlign: 'center',
}));

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ColumnsGrid() {
  return (
    <Grid container columns={{ xs: 4, sm: 7 }} spacing={1} sx={{ width: '100%' }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Tile variant="outlined">{day}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
