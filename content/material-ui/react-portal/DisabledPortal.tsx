import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function DisabledPortal() {
  const [inPlace, setInPlace] = React.useState(true);
  const elsewhere = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={inPlace} onChange={(event, checked) => setInPlace(checked)} />}
        label="Keep in place"
      />
      <Paper variant="outlined" sx={{ p: 2, minHeight: 58 }}>
        <Portal disablePortal={inPlace} container={() => elsewhere.current}>
          <Typography>Baggage from Oslo: belt 3</Typography>
        </Portal>
      </Paper>
      <Paper ref={elsewhere} variant="outlined" sx={{ p: 2, minHeight: 58 }} />
    </Stack>
  );
}
