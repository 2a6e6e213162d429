import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const cabins = ['Economy', 'Premium economy', 'Business', 'First'];

export default function ControlledAutocomplete() {
  const [value, setValue] = React.useState<string | null>('Economy');
  const [inputValue, setInputValue] = React.useState('Economy');

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        options={cabins}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Cabin" />}
      />
      <Typography variant="body2">
        Chosen: {value ?? 'none'}. Typed: {inputValue || 'nothing'}.
      </Typography>
    </Stack>
  );
}
