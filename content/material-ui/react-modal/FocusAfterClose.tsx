import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const centered = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  p: 3,
  width: 'min(320px, 100% - 32px)',
  height: 'fit-content',
};

export default function FocusAfterClose() {
  const [open, setOpen] = React.useState(false);
  const [slot, setSlot] = React.useState('');
  const name = React.useRef<HTMLInputElement>(null);

  const choose = (time: string) => {
    setSlot(time);
    setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {slot ? `Entry at ${slot}` : 'Choose an entry time'}
      </Button>
      <TextField label="Name on the ticket" inputRef={name} />
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        disableRestoreFocus
        onTransitionEnter={() => setSlot('')}
        onTransitionExited={() => name.current?.focus()}
      >
        <Fade in={open}>
          <Paper role="dialog" aria-modal aria-label="Entry time" sx={centered}>
            {['10:00', '12:30', '15:00'].map((time) => (
              <Button key={time} onClick={() => choose(time)}>
                {time}
              </Button>
            ))}
          </Paper>
        </Fade>
      </Modal>
    </Stack>
  );
}
