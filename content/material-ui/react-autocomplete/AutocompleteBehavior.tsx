import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const seats = ['Aisle', 'Middle', 'Window', 'Window, extra legroom'];

export default function AutocompleteBehavior() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        openOnFocus
        autoHighlight
        clearOnEscape
        options={seats}
        renderInput={(params) => <TextField {...params} label="Seat to Lima" />}
      />
      <Autocomplete
        autoComplete
        includeInputInList
        autoSelect
        disableListWrap
        options={seats}
        renderInput={(params) => <TextField {...params} label="Seat to Cusco" />}
      />
      <Autocomplete
        disableClearable
        blurOnSelect
        options={seats}
        defaultValue="Aisle"
        renderInput={(params) => <TextField {...params} label="Seat home" />}
      />
    </Stack>
  );
}
