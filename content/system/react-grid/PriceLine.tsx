import Grid from '@mui/system/Grid';

export default function PriceLine() {
  return (
    <Grid container spacing={1} sx={{ width: 1, maxWidth: 360, alignItems: 'baseline' }}>
      <Grid size="auto">Walnut loaf</Grid>
      <Grid size="grow" sx={{ borderBottom: '2px dotted' }} />
      <Grid size="auto">€4.80</Grid>
    </Grid>
  );
}
