import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('Summer reading');
  const [draft, setDraft] = React.useState('');

  const handleOpen = () => {
    setDraft(shelf);
    setOpen(true);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setShelf(draft);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Typography gutterBottom>Shelf: {shelf}</Typography>
      <Button variant="outlined" onClick={handleOpen}>
        Rename shelf
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        slotProps={{ paper: { component: 'form', onSubmit: handleSubmit } }}
      >
        <DialogTitle>Rename shelf</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            label="New name"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit">Rename</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
