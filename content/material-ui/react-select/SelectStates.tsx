import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <FormControl required error sx={{ width: 180 }}>
        <InputLabel id="pickup-label">Pickup</InputLabel>
        <Select
          labelId="pickup-label"
          label="Pickup"
          defaultValue=""
          aria-describedby="pickup-hint"
        >
          <MenuItem value="10">In 10 minutes</MenuItem>
          <MenuItem value="30">In 30 minutes</MenuItem>
        </Select>
        <FormHelperText id="pickup-hint">Choose a time</FormHelperText>
      </FormControl>
      <FormControl sx={{ width: 180 }}>
        <InputLabel id="cafe-label">Café</InputLabel>
        <Select labelId="cafe-label" label="Café" defaultValue="harbor" readOnly>
          <MenuItem value="harbor">Harbor Street</MenuItem>
        </Select>
      </FormControl>
      <FormControl disabled sx={{ width: 180 }}>
        <InputLabel id="voucher-label">Voucher</InputLabel>
        <Select labelId="voucher-label" label="Voucher" defaultValue="none">
          <MenuItem value="none">No voucher left</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
