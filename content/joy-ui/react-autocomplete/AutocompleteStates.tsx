import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const ages = ['Nestling', 'Juvenile', 'Adult', 'Unknown'];

export default function AutocompleteStates() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Age (disabled)</FormLabel>
        <Autocomplete disabled options={ages} defaultValue="Adult" />
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Age (read-only)</FormLabel>
        <Autocomplete readOnly options={ages} defaultValue="Adult" />
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Age (one option off)</FormLabel>
        <Autocomplete
          options={ages}
          defaultValue="Adult"
          getOptionDisabled={(age) => age === 'Nestling'}
        />
      </FormControl>
    </Stack>
  );
}
