import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export default function SevenDays() {
  return (
    <Grid container columns={7} spacing={0.5} sx={{ width: 1 }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Box sx={{ py: 1, border: 1, textAlign: 'center' }}>{day}</Box>
        </Grid>
      ))}
      <Grid size={5}>
        <Box sx={{ p: 1, border: 1 }}>Open</Box>
      </Grid>
      <Grid size={2}>
        <Box sx={{ p: 1, border: '1px dashed' }}>Closed</Box>
      </Grid>
    </Grid>
  );
}
