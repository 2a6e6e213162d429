import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const offers = ['Plums', 'Leeks', 'Trout', 'Rye loaf', 'Goat cheese', 'Dahlias'];

export default function ScrollingGrid() {
  return (
    <Grid
      container
      wrap="nowrap"
      spacing={1.5}
      role="region"
      aria-label="Offers of the day"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 360, p: 0.5, overflowX: 'auto' }}
    >
      {offers.map((offer) => (
        <Grid key={offer} size="auto">
          <Sheet variant="soft" color="success" sx={{ px: 2, py: 3, borderRadius: 'sm' }}>
            {offer}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
