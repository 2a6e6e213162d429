import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ControlledFields() {
  const [motto, setMotto] = React.useState('Quiet tenants');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Headline (controlled)"
        value={motto}
        onChange={(event) => setMotto(event.target.value)}
        helperText={`${motto.length} of 40 characters`}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <TextField label="Nickname (uncontrolled)" defaultValue="Mina" />
    </Stack>
  );
}
