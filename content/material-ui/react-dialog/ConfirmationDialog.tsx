import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const times = ['On the day', 'One day before', 'Three days before', 'One week before', 'Never'];

export default function ConfirmationDialog() {
  const [open, setOpen] = React.useState(false);
  const [reminder, setReminder] = React.useState(times[1]);
  const [draft, setDraft] = React.useState(reminder);

  const handleOpen = () => {
    setDraft(reminder);
    setOpen(true);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setReminder(draft);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={handleOpen}>
        Reminder: {reminder}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby="reminder-title"
        slotProps={{ paper: { component: 'form', onSubmit: handleSubmit } }}
      >
        <DialogTitle id="reminder-title">When do we remind you to return a book?</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby="reminder-title"
            name="reminder"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          >
            {times.map((time) => (
              <FormControlLabel
                key={time}
                value={time}
                control={<Radio autoFocus={time === reminder} />}
                label={time}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit">Set reminder</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
