import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const trays = ['First tray', 'Second tray', 'Third tray', 'Fourth tray'];

export default function OvenQueue() {
  return (
    <Grid container direction="row-reverse" wrap="nowrap" spacing={1} sx={{ width: 1 }}>
      {trays.map((tray) => (
        <Grid key={tray} size={6}>
          <Box sx={{ p: 1, border: 1 }}>{tray}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
