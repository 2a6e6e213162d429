import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button onClick={() => setOpen(true)}>Tip the staff</Button>
      <FormControl sx={{ minWidth: 120 }}>
        <InputLabel id="tip-label">Tip</InputLabel>
        <Select
          labelId="tip-label"
          label="Tip"
          defaultValue={10}
          autoWidth
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          <MenuItem value={0}>0%</MenuItem>
          <MenuItem value={10}>10%</MenuItem>
          <MenuItem value={20}>20%, you made their day</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
