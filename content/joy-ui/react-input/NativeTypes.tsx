import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function NativeTypes() {
  const [guests, setGuests] = React.useState('2');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 180 }}>
        <FormLabel>Arrival</FormLabel>
        <Input
          type="date"
          defaultValue="2026-07-04"
          slotProps={{ input: { min: '2026-07-01', max: '2026-09-30' } }}
        />
        <FormHelperText>July to September</FormHelperText>
      </FormControl>
      <FormControl sx={{ width: 120 }}>
        <FormLabel>Guests</FormLabel>
        <Input
          type="number"
          value={guests}
          onChange={(event) => setGuests(event.target.value)}
          slotProps={{ input: { min: 1, max: 6, step: 1 } }}
        />
        <FormHelperText>One to six</FormHelperText>
      </FormControl>
    </Stack>
  );
}
