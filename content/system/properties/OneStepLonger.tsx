import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const line = { border: 1, borderRadius: 1, textAlign: 'center' } as const;

export default function OneStepLonger() {
  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Box sx={{ ...line, px: 3 }}>px: 3</Box>
      <Box sx={{ ...line, paddingX: 3 }}>paddingX: 3</Box>
      <Box sx={{ ...line, paddingLeft: '24px', paddingRight: '24px' }}>both sides, 24px</Box>
    </Stack>
  );
}
