import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const centered = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  p: 3,
  width: 'min(360px, 100% - 32px)',
  height: 'fit-content',
};

export default function ModalReasons() {
  const [open, setOpen] = React.useState(false);
  const [ignoreEscape, setIgnoreEscape] = React.useState(false);
  const [reason, setReason] = React.useState('not closed yet');

  const handleClose: ModalProps['onClose'] = (event, closeReason) => {
    setReason(closeReason);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={ignoreEscape} />}
        label="Ignore Escape"
        onChange={(event, checked) => setIgnoreEscape(checked)}
      />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Audio guide
      </Button>
      <Typography role="status">Reason: {reason}</Typography>
      <Modal open={open} onClose={handleClose} disableEscapeKeyDown={ignoreEscape}>
        <Paper role="dialog" aria-modal aria-label="Audio guide" sx={centered}>
          <Typography gutterBottom>Now playing: track 12, the harbor.</Typography>
          <Button onClick={() => setOpen(false)}>Stop</Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
