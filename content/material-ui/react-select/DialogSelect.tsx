import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function DialogSelect() {
  const [open, setOpen] = React.useState(false);
  const [sugar, setSugar] = React.useState('none');
  const [draft, setDraft] = React.useState(sugar);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        onClick={() => {
          setDraft(sugar);
          setOpen(true);
        }}
      >
        Sugar: {sugar}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="sugar-title">
        <DialogTitle id="sugar-title">Change the sugar</DialogTitle>
        <DialogContent>
          <FormControl sx={{ mt: 1, width: 200 }}>
            <InputLabel id="sugar-label">Sugar</InputLabel>
            <Select
              labelId="sugar-label"
              label="Sugar"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            >
              <MenuItem value="none">None</MenuItem>
              <MenuItem value="white">White</MenuItem>
              <MenuItem value="brown">Brown</MenuItem>
            </Select>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            onClick={() => {
              setSugar(draft);
              setOpen(false);
            }}
          >
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
