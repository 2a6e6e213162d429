import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import BackspaceIcon from '@mui/icons-material/Backspace';
import SearchIcon from '@mui/icons-material/Search';

const places = ['Colca Canyon', 'Huacachina', 'Lake Titicaca', 'Machu Picchu', 'Rainbow Mountain'];

export default function CustomAutocomplete() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Autocomplete
        options={places}
        defaultValue="Huacachina"
        popupIcon={<SearchIcon />}
        clearIcon={<BackspaceIcon fontSize="small" />}
        clearText="Remove the place"
        slotProps={{
          paper: { elevation: 8, sx: { borderRadius: 4 } },
          listbox: { sx: { maxHeight: 160 } },
          popper: { placement: 'top-start' },
        }}
        renderInput={(params) => <TextField {...params} label="Day trip" />}
        sx={{
          width: 260,
          [`& .${autocompleteClasses.popupIndicator}`]: { transform: 'none' },
        }}
      />
      <Autocomplete
        readOnly
        options={places}
        defaultValue="Colca Canyon"
        renderInput={(params) => <TextField {...params} label="Booked already" />}
        sx={{ width: 220 }}
      />
    </Stack>
  );
}
