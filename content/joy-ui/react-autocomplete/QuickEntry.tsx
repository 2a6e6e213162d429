import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const sexes = ['Female', 'Male', 'Not sure'];

export default function QuickEntry() {
  const [count, setCount] = React.useState(1);

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Sex</FormLabel>
      <Autocomplete
        autoHighlight
        openOnFocus
        disableClearable
        options={sexes}
        defaultValue="Not sure"
        onChange={() => setCount(count + 1)}
      />
      <FormHelperText>Entry {count} of today</FormHelperText>
    </FormControl>
  );
}
