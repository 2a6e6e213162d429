import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const pastries = ['Éclair', 'Macaron', 'Financier', 'Palmier', 'Sablé', 'Tuile'];

export default function TightRows() {
  return (
    <Grid container rowSpacing={0.5} columnSpacing={{ xs: 1, sm: 4 }} sx={{ width: 1 }}>
      {pastries.map((pastry) => (
        <Grid key={pastry} size={4}>
          <Box sx={{ borderBottom: 1 }}>{pastry}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
