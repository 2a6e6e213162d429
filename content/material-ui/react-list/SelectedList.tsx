import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const stages = ['Day 1: Valley to hut', 'Day 2: Over the pass', 'Day 3: Along the lake'];

export default function SelectedList() {
  const [selected, setSelected] = React.useState(stages[0]);

  return (
    <List aria-label="Stages" sx={{ width: '100%', maxWidth: 320 }}>
      {stages.map((stage) => (
        <ListItem key={stage} disablePadding>
          <ListItemButton
            divider
            selected={stage === selected}
            aria-current={stage === selected}
            onClick={() => setSelected(stage)}
          >
            <ListItemText primary={stage} />
          </ListItemButton>
        </ListItem>
      ))}
      <ListItem disablePadding>
        <ListItemButton disabled>
          <ListItemText primary="Day 4: Closed by snow" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
