import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const EDGES: SnackbarOrigin['vertical'][] = ['top', 'bottom'];
const SIDES: SnackbarOrigin['horizontal'][] = ['left', 'center', 'right'];

export default function NewsFlashPlace() {
  const [edge, setEdge] = React.useState<SnackbarOrigin['vertical']>('bottom');
  const [side, setSide] = React.useState<SnackbarOrigin['horizontal']>('right');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControl>
        <FormLabel>Edge for news flashes</FormLabel>
        <RadioGroup orientation="horizontal" name="news-edge" value={edge}>
          {EDGES.map((name) => (
            <Radio key={name} value={name} label={name} onChange={() => setEdge(name)} />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel>Side for news flashes</FormLabel>
        <RadioGroup orientation="horizontal" name="news-side" value={side}>
          {SIDES.map((name) => (
            <Radio key={name} value={name} label={name} onChange={() => setSide(name)} />
          ))}
        </RadioGroup>
      </FormControl>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send a test flash
      </Button>
      <Snackbar
        anchorOrigin={{ vertical: edge, horizontal: side }}
        open={open}
        autoHideDuration={8000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <span role="alert">Test: the bridge is open again.</span>
      </Snackbar>
    </Stack>
  );
}
