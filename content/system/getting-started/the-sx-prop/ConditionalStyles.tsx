import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ConditionalStyles() {
  const [storm, setStorm] = React.useState(true);

  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={storm} onChange={(event) => setStorm(event.target.checked)} />}
        label="Storm warning"
      />
      <Box
        role="status"
        sx={[
          { p: 2, border: 1, borderRadius: 1, borderColor: 'divider' },
          storm && { borderColor: 'error.main', boxShadow: 2 },
          (theme) => ({ transition: theme.transitions.create('border-color') }),
        ]}
      >
        {storm ? 'Gusts of 90 km/h until noon' : 'A light breeze'}
      </Box>
    </Stack>
  );
}
