import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PackingNote() {
  const [note, setNote] = useLocalStorageState('packing-note', 'Passport, charger');

  return (
    <Stack sx={{ gap: 2, width: 300, maxWidth: 1, alignItems: 'start' }}>
      <TextField
        label="To pack"
        multiline
        rows={3}
        fullWidth
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
        helperText="Reload the page: the text is still here"
      />
      <Button variant="outlined" onClick={() => setNote(null)}>
        Start over
      </Button>
    </Stack>
  );
}
