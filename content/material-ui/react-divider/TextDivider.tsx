import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function TextDivider() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="contained">Scan a ticket</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Buy a ticket</Button>
      <Divider role="presentation" textAlign="left">
        Groups
      </Divider>
      <Button variant="outlined">Book a tour</Button>
      <Divider role="presentation" textAlign="right">
        <Chip label="Closed today" size="small" />
      </Divider>
      <Button disabled>Climb the tower</Button>
    </Stack>
  );
}
