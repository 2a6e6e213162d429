import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const conditions = ['Healthy', 'Tired', 'Injured'];
const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function AutocompleteColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <FormControl key={color} sx={{ width: 180 }}>
          <FormLabel>Condition ({color})</FormLabel>
          <Autocomplete
            color={color}
            variant="soft"
            options={conditions}
            defaultValue={conditions[0]}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
