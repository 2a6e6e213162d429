import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField required label="Phone" type="tel" defaultValue="+351 21 555 0142" />
      <TextField
        label="Application number"
        defaultValue="R-2087"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Landlord" defaultValue="Tejo Homes" />
    </Stack>
  );
}
