import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDining';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

const ways = [
  { id: 'here', name: 'Drink here', note: 'Table service', icon: <LocalCafeIcon /> },
  { id: 'bring', name: 'Delivery', note: '25 minutes, 2.50', icon: <DeliveryDiningIcon /> },
];

export default function RichSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="way-label">Where to</InputLabel>
      <Select
        labelId="way-label"
        label="Where to"
        defaultValue="here"
        renderValue={(id) => ways.find((way) => way.id === id)?.name}
      >
        {ways.map(({ id, name, note, icon }) => (
          <MenuItem key={id} value={id}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} secondary={note} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
