import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const levels = [1 / 4, 1 / 2, 0.9];

export default function FilledGlass() {
  return (
    <Stack direction="row" useFlexGap spacing={3}>
      {levels.map((height) => (
        <Box
          key={height}
          sx={{ display: 'flex', alignItems: 'flex-end', width: 48, height: 96, border: 2 }}
        >
          <Box
            role="img"
            aria-label={`${height * 100}% full`}
            sx={{ width: 1, height, bgcolor: '#0369a1' }}
          />
        </Box>
      ))}
    </Stack>
  );
}
