import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const rooms = [
  { floor: '1', name: 'Ship models', about: 'Room 101 to 108' },
  { floor: '2', name: 'Charts and maps', about: 'Room 201 to 204' },
  { floor: '3', name: 'Lighthouses', about: 'Room 301' },
];

export default function DividerList() {
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      {rooms.map(({ floor, name, about }, index) => (
        <React.Fragment key={name}>
          {index > 0 && <Divider component="li" variant="inset" aria-hidden />}
          <ListItem>
            <ListItemAvatar>
              <Avatar sx={{ bgcolor: 'primary.main' }}>{floor}</Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={about} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
