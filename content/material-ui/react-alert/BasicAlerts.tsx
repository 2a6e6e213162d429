import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="success">Your car is booked on the 14:20 ferry.</Alert>
      <Alert severity="info">Check-in closes 45 minutes before departure.</Alert>
      <Alert severity="warning">Strong wind: expect delays of up to an hour.</Alert>
      <Alert severity="error">The 18:00 ferry is canceled.</Alert>
    </Stack>
  );
}
