import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1.5} sx={{ width: 250 }}>
      <Alert color="success">Booking saved</Alert>
      <Alert color="warning" variant="outlined">
        Low tide at six
      </Alert>
    </Stack>
  );
}
