import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function Miniature() {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ '& > *': { width: 44, height: 44, borderRadius: 1, bgcolor: 'primary.main' } }}
    >
      <Box />
      <Box sx={{ opacity: 0.7 }} />
      <Box sx={{ opacity: 0.4 }} />
    </Stack>
  );
}
