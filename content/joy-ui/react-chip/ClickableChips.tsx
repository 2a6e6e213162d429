import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ClickableChips() {
  const [query, setQuery] = React.useState('');

  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <FormControl>
        <FormLabel>Find seeds</FormLabel>
        <Input value={query} onChange={(event) => setQuery(event.target.value)} />
      </FormControl>
      <Stack direction="row" spacing={1} role="group" aria-label="Suggestions">
        {['Tomato', 'Runner bean', 'Dill'].map((plant) => (
          <Chip key={plant} variant="outlined" onClick={() => setQuery(plant)}>
            {plant}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
