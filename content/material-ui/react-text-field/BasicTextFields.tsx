import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField label="Full name" defaultValue="Mina Okafor" />
      <TextField label="City" defaultValue="Lisbon" helperText="Where you live today" />
    </Stack>
  );
}
