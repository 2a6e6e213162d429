import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Airport {
  code: string;
  city: string;
  name: string;
}

const airports: Airport[] = [
  { code: 'EZE', city: 'Buenos Aires', name: 'Ministro Pistarini' },
  { code: 'AEP', city: 'Buenos Aires', name: 'Jorge Newbery' },
  { code: 'SCL', city: 'Santiago', name: 'Arturo Merino Benítez' },
  { code: 'LIM', city: 'Lima', name: 'Jorge Chávez' },
];

export default function AirportAutocomplete() {
  return (
    <Autocomplete
      options={airports}
      defaultValue={{ code: 'LIM', city: 'Lima', name: 'Jorge Chávez' }}
      getOptionLabel={({ city, code }) => `${city} (${code})`}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      renderOption={({ key, ...props }, { city, code, name }) => (
        <li key={key} {...props}>
          <span>
            {city} ({code})
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Fly from" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
