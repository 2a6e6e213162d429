import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

interface Ringer {
  readonly id: number;
  readonly name: string;
  readonly license: string;
}

const ringers: Ringer[] = [
  { id: 4, name: 'Aoife Byrne', license: 'A 2041' },
  { id: 9, name: 'Jonas Lind', license: 'C 118' },
  { id: 12, name: 'Mei Tanaka', license: 'A 2210' },
];

export default function ObjectOptions() {
  const [ringer, setRinger] = React.useState<Ringer | null>(ringers[1] ?? null);

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Ringer in charge</FormLabel>
      <Autocomplete
        options={ringers}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={ringer}
        onChange={(_event, value) => setRinger(value)}
      />
      <FormHelperText role="status">
        {ringer ? `License ${ringer.license}` : 'Nobody is in charge.'}
      </FormHelperText>
    </FormControl>
  );
}
