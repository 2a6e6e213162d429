import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const guides = [
  { id: 'g1', name: 'Ana Quispe', town: 'Cusco' },
  { id: 'g2', name: 'Ana Quispe', town: 'Puno' },
  { id: 'g3', name: 'Luis Mamani', town: 'Arequipa' },
];

export default function SameNameAutocomplete() {
  return (
    <Autocomplete
      options={guides}
      getOptionLabel={(guide) => guide.name}
      getOptionKey={(guide) => guide.id}
      renderOption={({ key, ...props }, guide) => (
        <li key={key} {...props}>
          {guide.name}, {guide.town}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Guide" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
