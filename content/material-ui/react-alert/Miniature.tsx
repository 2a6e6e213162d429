import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ width: 250 }}>
      <Alert severity="success">Booking saved</Alert>
      <Alert severity="warning" variant="outlined">
        Low tide at six
      </Alert>
    </Stack>
  );
}
