import Grid from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function BasicGridLegacy() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12} sm={8}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Parcel locker, Central Station
        </Paper>
      </Grid>
      <Grid item xs={6} sm={4}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          12 free
        </Paper>
      </Grid>
    </Grid>
  );
}
