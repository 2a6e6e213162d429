import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2}>
      <Sheet variant="outlined" sx={{ width: 70, height: 70, borderRadius: 'md' }} />
      <Sheet variant="soft" color="primary" sx={{ width: 70, height: 70, borderRadius: 'md' }} />
      <Sheet variant="solid" color="primary" sx={{ width: 70, height: 70, borderRadius: 'md' }} />
    </Stack>
  );
}
