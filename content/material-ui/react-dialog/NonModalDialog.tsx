import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function NonModalDialog() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const opener = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', p: 2 }}>
      <Button ref={opener} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Reading notes
      </Button>
      <Fade in={open} unmountOnExit>
        <Paper
          role="dialog"
          aria-modal="false"
          aria-labelledby="notes-title"
          elevation={8}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              close();
            }
          }}
          sx={{
            position: 'fixed',
            bottom: 16,
            insetInlineEnd: 16,
            zIndex: 'modal',
            width: 280,
            maxWidth: 'calc(100% - 32px)',
            p: 2,
          }}
        >
          <Typography id="notes-title" variant="h6" component="h2" gutterBottom>
            Notes on chapter 3
          </Typography>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            label="Note"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button onClick={close} sx={{ marginBlockStart: 1 }}>
            Close
          </Button>
        </Paper>
      </Fade>
      <Typography sx={{ maxWidth: 480 }}>
        The lamp had burned for forty years. On the evening it went out, the keeper was not on the
        island: he had rowed to the village to buy paper, and for the first time he saw the dark
        place on the horizon where his light should have been.
      </Typography>
      <Button>Next page</Button>
    </Stack>
  );
}
