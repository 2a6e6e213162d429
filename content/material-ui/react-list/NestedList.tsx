import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function NestedList() {
  const [open, setOpen] = React.useState(true);

  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemText primary="Huts with meals" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} unmountOnExit>
          <List disablePadding>
            <ListItem dense sx={{ paddingInlineStart: 4 }}>
              <ListItemText primary="Pine hut" secondary="1,650 m, 24 beds" />
            </ListItem>
            <ListItem dense sx={{ paddingInlineStart: 4 }}>
              <ListItemText primary="Glacier hut" secondary="2,410 m, 60 beds" />
            </ListItem>
          </List>
        </Collapse>
      </ListItem>
      <ListItem>
        <ListItemText primary="Shelters" />
      </ListItem>
    </List>
  );
}
