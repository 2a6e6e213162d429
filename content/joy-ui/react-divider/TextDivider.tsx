import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function TextDivider() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Button>Book a bed</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Call the warden</Button>
    </Stack>
  );
}
