import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="text">Later</Button>
      <Button variant="contained">Track parcel</Button>
      <Button variant="outlined">Change address</Button>
    </Stack>
  );
}
