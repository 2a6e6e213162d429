import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Send parcel</Button>
      <Button variant="outlined">Change address</Button>
      <Button variant="text">Later</Button>
    </Stack>
  );
}
