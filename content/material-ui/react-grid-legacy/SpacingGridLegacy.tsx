import Grid from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const doors = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

export default function SpacingGridLegacy() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 3 }}>
      {doors.map((door) => (
        <Grid key={door} item xs={4}>
          <Paper variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
            {door}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
