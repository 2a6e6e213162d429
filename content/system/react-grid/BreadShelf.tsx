import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const breads = ['Rye', 'Spelt', 'Walnut', 'Potato', 'Olive', 'Sourdough'];

export default function BreadShelf() {
  return (
    <Grid container component="ul" spacing={1} sx={{ width: 1, m: 0, p: 0, listStyle: 'none' }}>
      {breads.map((bread) => (
        <Grid key={bread} component="li" size={{ xs: 6, sm: 4, lg: 2 }}>
          <Box sx={{ p: 1, border: 1, textAlign: 'center' }}>{bread}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
