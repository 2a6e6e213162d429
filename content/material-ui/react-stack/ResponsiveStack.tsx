import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ width: '100%', textAlign: 'center' }}
    >
      {['Starter', 'Main course', 'Dessert'].map((course) => (
        <Paper key={course} variant="outlined" sx={{ p: 2, flex: 1 }}>
          {course}
        </Paper>
      ))}
    </Stack>
  );
}
