import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const insurers = ['Andes Travel', 'Pacífico', 'Rímac'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        fullWidth
        options={insurers}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            error
            label="Insurance"
            helperText="Choose one to go on"
          />
        )}
      />
      <Autocomplete
        fullWidth
        readOnly
        options={insurers}
        defaultValue="Rímac"
        renderInput={(params) => <TextField {...params} label="Insured last year with" />}
      />
      <Autocomplete
        fullWidth
        disabled
        options={insurers}
        renderInput={(params) => <TextField {...params} label="Second insurance" />}
      />
    </Stack>
  );
}
