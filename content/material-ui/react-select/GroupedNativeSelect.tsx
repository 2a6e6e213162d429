import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function GroupedNativeSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel htmlFor="bakery">Bakery</InputLabel>
      <Select native label="Bakery" defaultValue="rye" inputProps={{ id: 'bakery' }}>
        <optgroup label="Bread">
          <option value="rye">Rye bread</option>
          <option value="sourdough">Sourdough</option>
        </optgroup>
        <optgroup label="Cake">
          <option value="carrot">Carrot cake</option>
          <option value="lemon">Lemon tart</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
