import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';

export default function ActionList() {
  const [gear, setGear] = React.useState(['Tent, 1.4 kg', 'Sleeping bag, 0.9 kg', 'Stove, 0.3 kg']);

  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      {gear.map((item) => (
        <ListItem
          key={item}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Leave at home: ${item}`}
              onClick={() => setGear(gear.filter((other) => other !== item))}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemText primary={item} />
        </ListItem>
      ))}
    </List>
  );
}
