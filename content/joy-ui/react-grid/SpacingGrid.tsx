import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const numbers = [11, 12, 13, 14, 15, 16];

export default function SpacingGrid() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }} sx={{ width: '100%' }}>
      {numbers.map((number) => (
        <Grid key={number} size={4}>
          <Sheet variant="soft" color="primary" sx={{ p: 1.5, borderRadius: 'sm' }}>
            Stall {number}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
