import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function OffsetGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={6} offset={3}>
        <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
          Fountain
        </Sheet>
      </Grid>
      <Grid size={4}>
        <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
          West gate
        </Sheet>
      </Grid>
      <Grid size={4} offset="auto">
        <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
          East gate
        </Sheet>
      </Grid>
    </Grid>
  );
}
