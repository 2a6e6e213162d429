import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldTypes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Move-in date"
        type="date"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2026-01-01' } }}
      />
      <TextField
        label="People moving in"
        type="number"
        defaultValue={2}
        slotProps={{ htmlInput: { min: 1, max: 6 } }}
      />
      <TextField
        label="Tax number"
        defaultValue="271904336"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
      />
    </Stack>
  );
}
