import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const currencies = ['Boliviano', 'Dollar', 'Euro', 'Peso', 'Sol'];

export default function CaretKeysAutocomplete() {
  return (
    <Autocomplete
      options={currencies}
      onKeyDown={(event) => {
        if (event.key === 'Home' || event.key === 'End') {
          // Leave both keys to the text field, to move the caret.
          event.defaultMuiPrevented = true;
        }
      }}
      renderInput={(params) => <TextField {...params} label="Currency" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
