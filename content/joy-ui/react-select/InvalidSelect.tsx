import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const studios = [
  { name: 'Studio A', seats: 2 },
  { name: 'Studio B', seats: 4 },
  { name: 'Studio C', seats: 12 },
];

export default function InvalidSelect() {
  const [studio, setStudio] = React.useState<string | null>('Studio A');
  const seats = studios.find(({ name }) => name === studio)?.seats ?? 0;
  const error = seats < 5;

  return (
    <FormControl error={error} sx={{ width: 280 }}>
      <FormLabel>Studio for a quintet</FormLabel>
      <Select
        value={studio}
        onChange={(_event, value) => setStudio(value)}
        slotProps={{ button: { 'aria-invalid': error } }}
      >
        {studios.map(({ name }) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <FormHelperText sx={{ color: error ? 'danger.plainColor' : 'text.secondary' }}>
        {`${studio} has ${seats} chairs.`}
      </FormHelperText>
    </FormControl>
  );
}
