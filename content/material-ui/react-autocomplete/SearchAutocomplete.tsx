import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import HistoryIcon from '@mui/icons-material/History';

const recent = ['Lima to Cusco', 'Night bus Puno', 'Hostel Arequipa'];

export default function SearchAutocomplete() {
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      popupIcon={<HistoryIcon />}
      openText="Show recent searches"
      closeText="Hide recent searches"
      options={recent}
      renderInput={(params) => <TextField {...params} label="Search" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
