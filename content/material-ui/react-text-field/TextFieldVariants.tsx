import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField label="Street" variant="outlined" defaultValue="12 Quay Road" />
      <TextField label="Postal code" variant="filled" defaultValue="1100-148" />
      <TextField label="Floor" variant="standard" defaultValue="Third" />
    </Stack>
  );
}
