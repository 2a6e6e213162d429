import Box from '@mui/system/Box';

const stops = ['Harbor', 'Fish market', 'Old mill', 'Town hall', 'Library', 'Hospital', 'Airport'];

export default function ScrollingList() {
  return (
    <Box
      component="section"
      aria-label="Stops of line 4"
      tabIndex={0}
      sx={{ width: 200, height: 96, overflow: 'auto', border: 1 }}
    >
      {stops.map((stop) => (
        <Box key={stop} sx={{ px: 2, py: 0.5 }}>
          {stop}
        </Box>
      ))}
    </Box>
  );
}
