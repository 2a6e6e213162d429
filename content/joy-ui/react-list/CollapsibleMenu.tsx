import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import GroupsIcon from '@mui/icons-material/Groups';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const sections = [
  { name: 'Fleet', icon: <DirectionsBoatIcon />, pages: ['MS Aurora', 'MS Petrel', 'Dry dock'] },
  { name: 'Crew', icon: <GroupsIcon />, pages: ['Watches', 'Certificates'] },
];

export default function CollapsibleMenu() {
  const [open, setOpen] = React.useState<readonly string[]>(['Fleet']);
  const [current, setCurrent] = React.useState('MS Petrel');

  const toggle = (name: string) => {
    setOpen(open.includes(name) ? open.filter((other) => other !== name) : [...open, name]);
  };

  return (
    <Box component="nav" aria-label="Shipping office" sx={{ width: 260 }}>
      <List
        sx={{
          '--ListItem-radius': '8px',
          '--List-gap': '4px',
          '--List-nestedInsetStart': 'var(--ListItemDecorator-size)',
        }}
      >
        {sections.map(({ name, icon, pages }) => (
          <ListItem key={name} nested>
            <ListItemButton aria-expanded={open.includes(name)} onClick={() => toggle(name)}>
              <ListItemDecorator>{icon}</ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
              <KeyboardArrowDownIcon
                sx={{ transform: open.includes(name) ? 'rotate(180deg)' : 'none' }}
              />
            </ListItemButton>
            {open.includes(name) && (
              <List>
                {pages.map((page) => (
                  <ListItem key={page}>
                    <ListItemButton
                      component="a"
                      href="#collapse"
                      variant={page === current ? 'soft' : 'plain'}
                      selected={page === current}
                      aria-current={page === current ? 'page' : undefined}
                      onClick={(event) => {
                        // Ctrl, Cmd and Shift open the link elsewhere.
                        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setCurrent(page);
                      }}
                    >
                      {page}
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
