import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function GroupedSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="snack-label">Snack</InputLabel>
      <Select labelId="snack-label" label="Snack" defaultValue="croissant">
        <ListSubheader>Sweet</ListSubheader>
        <MenuItem value="croissant">Croissant</MenuItem>
        <MenuItem value="brownie">Brownie</MenuItem>
        <ListSubheader>Savory</ListSubheader>
        <MenuItem value="bagel">Bagel</MenuItem>
        <MenuItem value="quiche" disabled>
          Quiche (sold out)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
