import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="solid">All crossings are canceled until noon.</Alert>
      <Alert variant="soft">The café on board is closed today.</Alert>
      <Alert variant="outlined">Dogs travel on the upper deck.</Alert>
      <Alert variant="plain">Times are local at both harbors.</Alert>
    </Stack>
  );
}
