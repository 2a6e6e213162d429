import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import MapIcon from '@mui/icons-material/Map';
import ScheduleIcon from '@mui/icons-material/Schedule';

const places = [
  { name: 'Times', icon: <ScheduleIcon /> },
  { name: 'Map', icon: <MapIcon /> },
  { name: 'Tickets', icon: <ConfirmationNumberIcon /> },
];

export default function VerticalButtons() {
  const [current, setCurrent] = React.useState('Times');

  return (
    <List
      orientation="horizontal"
      variant="outlined"
      aria-label="Views"
      sx={{ borderRadius: 'md', '--List-padding': '4px', '--List-gap': '4px' }}
    >
      {places.map(({ name, icon }) => (
        <ListItem key={name}>
          <ListItemButton
            orientation="vertical"
            selected={name === current}
            aria-current={name === current ? 'true' : undefined}
            onClick={() => setCurrent(name)}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
