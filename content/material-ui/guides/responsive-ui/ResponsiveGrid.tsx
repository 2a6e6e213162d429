import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const readings = [
  { label: 'Temperature', value: '18.4 °C' },
  { label: 'Humidity', value: '62 %' },
  { label: 'Wind', value: '11 km/h' },
  { label: 'Pressure', value: '1016 hPa' },
];

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{ xs: 1, md: 2 }} sx={{ width: '100%' }}>
      {readings.map(({ label, value }) => (
        <Grid key={label} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography variant="h6" component="p">
              {value}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
