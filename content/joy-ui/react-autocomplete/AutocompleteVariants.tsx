import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const nets = ['Net 1, reed bed', 'Net 2, willows', 'Net 3, hedge'];
const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function AutocompleteVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <FormControl key={variant} sx={{ width: 220 }}>
          <FormLabel>{variant}</FormLabel>
          <Autocomplete variant={variant} options={nets} defaultValue={nets[0]} />
        </FormControl>
      ))}
    </Stack>
  );
}
