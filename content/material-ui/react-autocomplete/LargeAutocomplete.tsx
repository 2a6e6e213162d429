import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const bookings = Array.from({ length: 20000 }, (_, index) => `BK-${10000 + index}`);

const filterOptions = createFilterOptions<string>({ matchFrom: 'any', limit: 50 });

export default function LargeAutocomplete() {
  return (
    <Autocomplete
      options={bookings}
      filterOptions={filterOptions}
      noOptionsText="No booking has this number"
      renderInput={(params) => <TextField {...params} label="Booking" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
