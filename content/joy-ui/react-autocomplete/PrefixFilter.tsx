import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

interface Bird {
  readonly label: string;
  readonly code: string;
}

const birds: Bird[] = [
  { label: 'Blackbird', code: 'BLABI' },
  { label: 'Blackcap', code: 'BLACA' },
  { label: 'Blue tit', code: 'BLUTI' },
  { label: 'Great tit', code: 'GRETI' },
  { label: 'Long-tailed tit', code: 'LOTTI' },
];

const filterOptions = createFilterOptions<Bird>({
  matchFrom: 'start',
  limit: 3,
  stringify: ({ code }) => code,
});

export default function PrefixFilter() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Five-letter code</FormLabel>
      <Autocomplete
        options={birds}
        filterOptions={filterOptions}
        noOptionsText="No species has this code"
      />
      <FormHelperText>Try “blu” or “gre”.</FormHelperText>
    </FormControl>
  );
}
