import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function Miniature() {
  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel>Boat</InputLabel>
      <Select label="Boat" defaultValue="dinghy">
        <MenuItem value="dinghy">Dinghy</MenuItem>
      </Select>
    </FormControl>
  );
}
