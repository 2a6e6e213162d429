import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const stalls = [
  { name: 'Fish', size: 8 },
  { name: 'Ice', size: 4 },
  { name: 'Bread', size: 4 },
  { name: 'Fruit and vegetables', size: 8 },
];

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {stalls.map(({ name, size }) => (
        <Grid key={name} size={size}>
          <Sheet variant="soft" sx={{ p: 2, borderRadius: 'sm' }}>
            {name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
