import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ColumnsGrid() {
  return (
    <Grid container columns={7} spacing={0.5} sx={{ width: '100%', maxWidth: 440 }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Sheet
            variant={day === 'Sun' ? 'outlined' : 'soft'}
            sx={{ py: 1, borderRadius: 'xs', textAlign: 'center', fontSize: 'xs' }}
          >
            {day}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
