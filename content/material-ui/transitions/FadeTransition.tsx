import * as React from 'react';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function FadeTransition() {
  const [show, setShow] = React.useState(true);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={show} onChange={(event, checked) => setShow(checked)} />}
        label="Show the card"
      />
      <Fade in={show} appear={false}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          Queen of hearts
        </Paper>
      </Fade>
    </Stack>
  );
}
