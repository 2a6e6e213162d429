import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const seats = ['Aisle', 'Middle', 'Window', 'Window, extra legroom'];

export default function AutocompleteBehavior() {
  return (
    <Autocomplete
      openOnFocus
      autoHighlight
      options={seats}
      sx={{ width: 300, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Seat to Lima" />}
    />
  );
}
