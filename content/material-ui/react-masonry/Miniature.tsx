import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const COLUMNS = [
  [70, 44],
  [38, 76],
  [56, 57],
];

export default function Miniature() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 64px)', gap: 1 }}>
      {COLUMNS.map((heights) => (
        <Box key={heights.join()} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
          {heights.map((height) => (
            <Paper key={height} sx={{ height }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
