import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Hostel {
  name: string;
  town: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Hostel>();

export default function DialogCreateAutocomplete() {
  const [hostels, setHostels] = React.useState<Hostel[]>([
    { name: 'Casa Roja', town: 'Cusco' },
    { name: 'Lago Azul', town: 'Puno' },
  ]);
  const [value, setValue] = React.useState<Hostel | null>(null);
  const [draft, setDraft] = React.useState({ name: '', town: '' });
  const [open, setOpen] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setHostels([...hostels, draft]);
    setValue(draft);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Autocomplete
        options={hostels}
        value={value}
        onChange={(_event, choice) => {
          if (choice?.isNew) {
            setDraft({ name: choice.name, town: '' });
            setOpen(true);
          } else {
            setValue(choice);
          }
        }}
        getOptionLabel={(hostel) => hostel.name}
        getOptionKey={(hostel) => `${hostel.name} ${hostel.town}`}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const matches = filter(options, state);
          return name ? [...matches, { name, town: '', isNew: true }] : matches;
        }}
        renderOption={({ key, ...props }, hostel) => (
          <li key={key} {...props}>
            {hostel.isNew ? `Add “${hostel.name}”…` : `${hostel.name}, ${hostel.town}`}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Hostel" />}
        sx={{ width: 300, maxWidth: '100%' }}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="new-hostel-title"
        slotProps={{ paper: { component: 'form', onSubmit: handleSubmit } }}
      >
        <DialogTitle id="new-hostel-title">Add a hostel</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              autoFocus
              required
              label="Name"
              value={draft.name}
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
            <TextField
              required
              label="Town"
              value={draft.town}
              onChange={(event) => setDraft({ ...draft, town: event.target.value })}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit">Add</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
