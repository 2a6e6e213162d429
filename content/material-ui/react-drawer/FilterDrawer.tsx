import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FilterDrawer() {
  const [open, setOpen] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button aria-expanded={open} onClick={() => setOpen(true)}>
        Filter patients
      </Button>
      <Drawer
        anchor="right"
        elevation={4}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'filter-title' },
        }}
      >
        <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 260, p: 3 }}>
          <Typography id="filter-title" variant="h6" component="h2">
            Filter patients
          </Typography>
          <TextField label="Owner" autoFocus />
          <FormControlLabel control={<Checkbox />} label="Vaccination due" />
          <FormControlLabel control={<Checkbox defaultChecked />} label="In the ward" />
          <Button type="submit" variant="contained">
            Show 4 patients
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}
