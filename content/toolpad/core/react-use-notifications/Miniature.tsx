import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

/** Messages as the hook shows them, one after the other. */
export default function Miniature() {
  return (
    <Stack sx={{ gap: 1, width: 250 }}>
      <Alert severity="success" variant="filled">
        Repair is booked
      </Alert>
      <Alert severity="info">Pick up on Friday</Alert>
    </Stack>
  );
}
