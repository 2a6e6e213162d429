import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import SearchIcon from '@mui/icons-material/Search';

const searches = ['first redwing of the year', 'ring found abroad', 'rare visitors'];

export default function FreeText() {
  const [query, setQuery] = React.useState<string | null>(null);

  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Search the logbook</FormLabel>
      <Autocomplete
        freeSolo
        options={searches}
        startDecorator={<SearchIcon />}
        onChange={(_event, value) => setQuery(value)}
      />
      <FormHelperText role="status">
        {query ? `Searching for “${query}”` : 'Press Enter to search for any words.'}
      </FormHelperText>
    </FormControl>
  );
}
