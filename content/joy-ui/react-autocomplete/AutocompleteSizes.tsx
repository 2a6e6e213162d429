import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const rings = ['AA (2.0 mm)', 'B (2.3 mm)', 'CC (4.3 mm)'];
const sizes = ['sm', 'md', 'lg'] as const;

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {sizes.map((size) => (
        <FormControl key={size}>
          <FormLabel>Ring ({size})</FormLabel>
          <Autocomplete size={size} options={rings} defaultValue={rings[0]} />
        </FormControl>
      ))}
    </Stack>
  );
}
