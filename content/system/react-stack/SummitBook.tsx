import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function SummitBook() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: 1, maxWidth: 360, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <strong>Summit book</strong>
        <div>Fog, wind, tea.</div>
      </div>
      <Box sx={{ fontSize: '2rem' }}>2,436 m</Box>
    </Stack>
  );
}
