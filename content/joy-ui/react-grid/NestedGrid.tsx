import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const halls = [
  { name: 'North hall', stalls: ['Butcher', 'Fish', 'Ice'] },
  { name: 'South hall', stalls: ['Bread', 'Cheese', 'Wine'] },
];

export default function NestedGrid() {
  return (
    <Grid container spacing={1.5} sx={{ width: '100%' }}>
      {halls.map(({ name, stalls }) => (
        <Grid key={name} container size={{ xs: 12, sm: 6 }}>
          <Grid size={12}>
            <Typography level="title-sm">{name}</Typography>
          </Grid>
          {stalls.map((stall) => (
            <Grid key={stall} size={4}>
              <Sheet variant="soft" sx={{ px: 1, py: 2, borderRadius: 'sm', fontSize: 'sm' }}>
                {stall}
              </Sheet>
            </Grid>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
