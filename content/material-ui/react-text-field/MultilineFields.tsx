import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineFields() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="About you"
        multiline
        rows={3}
        defaultValue="Two nurses with a quiet cat. We have rented in Lisbon for six years."
      />
      <TextField
        label="Questions to the landlord"
        multiline
        minRows={2}
        maxRows={5}
        defaultValue={'Is there a bicycle room?\nMay we paint the walls?'}
      />
    </Stack>
  );
}
