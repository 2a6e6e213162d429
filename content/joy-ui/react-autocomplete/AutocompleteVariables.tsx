import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteVariables() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Moon</FormLabel>
      <Autocomplete
        options={['New', 'Waxing', 'Full', 'Waning']}
        defaultValue="Waxing"
        sx={{
          '--Input-radius': '24px',
          '--Input-minHeight': '3rem',
          '--Input-paddingInline': '1.25rem',
        }}
        slotProps={{ listbox: { sx: { '--List-radius': '16px', '--List-padding': '8px' } } }}
      />
    </FormControl>
  );
}
