import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AlignedFields() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
      <TextField
        label="Street"
        defaultValue="Rua das Flores"
        helperText="Without the number"
        sx={{ minWidth: 0 }}
      />
      <TextField
        label="Number"
        defaultValue="18"
        helperText=" "
        sx={{ width: 100, flexShrink: 0 }}
      />
    </Stack>
  );
}
