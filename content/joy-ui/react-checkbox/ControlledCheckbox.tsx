import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ControlledCheckbox() {
  const [shared, setShared] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Checkbox
        label="I share the plot with someone"
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
      <FormControl disabled={!shared}>
        <FormLabel>Name of the second gardener</FormLabel>
        <Input placeholder="Ines Okafor" />
      </FormControl>
    </Stack>
  );
}
