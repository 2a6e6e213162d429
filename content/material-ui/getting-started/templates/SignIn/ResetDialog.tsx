import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

interface ResetDialogProps {
  open: boolean;
  onClose: () => void;
}

export default function ResetDialog({ open, onClose }: ResetDialogProps) {
  const [sent, setSent] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited: () => setSent(false) } }}
    >
      <form onSubmit={handleSubmit}>
        <DialogTitle>Reset your password</DialogTitle>
        <DialogContent>
          <DialogContentText role="status" sx={{ mb: 2 }}>
            {sent
              ? 'If a member has this address, a link is on its way to it.'
              : 'We send you a link that lets you choose a new password.'}
          </DialogContentText>
          {!sent && (
            <TextField
              autoFocus
              required
              fullWidth
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              margin="dense"
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{sent ? 'Close' : 'Cancel'}</Button>
          {!sent && <Button type="submit">Send the link</Button>}
        </DialogActions>
      </form>
    </Dialog>
  );
}
