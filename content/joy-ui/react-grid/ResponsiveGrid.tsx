import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const stalls = ['Cheese', 'Honey', 'Flowers', 'Olives', 'Spices', 'Eggs'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      component="ul"
      spacing={{ xs: 1, md: 2 }}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {stalls.map((stall) => (
        <Grid key={stall} component="li" size={{ xs: 6, sm: 4, lg: 2 }}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
            {stall}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
