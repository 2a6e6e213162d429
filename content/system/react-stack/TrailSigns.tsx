import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const signs = ['Waterfall, 20 min', 'Upper hut, 1 h 40 min', 'Summit, 3 h'];

export default function TrailSigns() {
  return (
    <Stack spacing={1}>
      {signs.map((sign) => (
        <Box key={sign} sx={{ px: 2, py: 1, bgcolor: '#fde047', color: '#1c1917' }}>
          {sign}
        </Box>
      ))}
    </Stack>
  );
}
