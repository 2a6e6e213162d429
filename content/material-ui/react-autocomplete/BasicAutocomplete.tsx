import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const countries = ['Argentina', 'Brazil', 'Chile', 'Colombia', 'Ecuador', 'Peru', 'Uruguay'];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={countries}
      renderInput={(params) => <TextField {...params} label="Destination" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
