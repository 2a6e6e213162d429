import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const shifts = [
  { name: 'Ovens', offset: 0 },
  { name: 'Counter', offset: 4 },
  { name: 'Cleaning', offset: 'auto' },
] as const;

export default function LateShift() {
  return (
    <Grid container spacing={1} sx={{ width: 1 }}>
      {shifts.map(({ name, offset }) => (
        <Grid key={name} container size={12}>
          <Grid size={4} offset={offset}>
            <Box sx={{ p: 1, border: 1 }}>{name}</Box>
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
