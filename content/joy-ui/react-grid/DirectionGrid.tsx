import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const steps = ['Unload', 'Weigh', 'Sell'];

export default function DirectionGrid() {
  return (
    <Grid container direction={{ xs: 'column', sm: 'row-reverse' }} spacing={1}>
      {steps.map((step) => (
        <Grid key={step}>
          <Sheet variant="outlined" sx={{ p: 1.5, borderRadius: 'sm' }}>
            {step}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
