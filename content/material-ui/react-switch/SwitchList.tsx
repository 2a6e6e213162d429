import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

export default function SwitchList() {
  const [away, setAway] = React.useState(false);

  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem
        secondaryAction={
          <Switch
            edge="end"
            checked={away}
            onChange={(event, checked) => setAway(checked)}
            slotProps={{ input: { 'aria-labelledby': 'away-label' } }}
          />
        }
      >
        <ListItemText
          id="away-label"
          primary="Away from home"
          secondary={away ? 'Cameras are on' : 'Cameras are off'}
        />
      </ListItem>
    </List>
  );
}
