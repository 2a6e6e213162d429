import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const letters = [
  { from: 'Harbor office', subject: 'Berth 14 is free from Monday' },
  { from: 'Nadia Olsen', subject: 'Inventory of the cold store' },
  { from: 'Customs', subject: 'Papers for pallet 220 are missing' },
];

export default function DensitySwitch() {
  const [dense, setDense] = React.useState(true);
  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 270 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(_event, checked) => setDense(checked)} />}
        label="Dense"
      />
      <List dense={dense}>
        {letters.map(({ from, subject }) => (
          <ListItem key={from} divider>
            <ListItemText primary={from} secondary={subject} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
