import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const treks = [
  { label: 'Colca Canyon', length: '2 days, 24 km' },
  { label: 'Inca Trail', length: '4 days, 42 km' },
  { label: 'Salkantay', length: '5 days, 74 km' },
];

export default function HighlightedAutocomplete() {
  const [highlighted, setHighlighted] = React.useState<(typeof treks)[number] | null>(null);

  return (
    <Autocomplete
      options={treks}
      onHighlightChange={(_event, trek) => setHighlighted(trek)}
      onClose={() => setHighlighted(null)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Trek"
          helperText={highlighted?.length ?? 'Move through the list to see the length'}
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
