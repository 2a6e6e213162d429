import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import CloseIcon from '@mui/icons-material/Close';
import GroupIcon from '@mui/icons-material/Group';
import InsightsIcon from '@mui/icons-material/Insights';
import PlaceIcon from '@mui/icons-material/Place';

const WIDTH = 232;
const paper = { [`& .${drawerClasses.paper}`]: { width: WIDTH, boxSizing: 'border-box' } };

const places = [
  { name: 'Overview', href: '#overview', Icon: InsightsIcon },
  { name: 'Stations', href: '#stations', Icon: PlaceIcon },
  { name: 'Workshop', href: '#workshop', Icon: BuildIcon },
  { name: 'Members', href: '#members', Icon: GroupIcon },
];

interface SideNavigationProps {
  open: boolean;
  onClose: () => void;
}

/** Stands beside the page on wide screens and opens over it on narrow ones. */
export default function SideNavigation({ open, onClose }: SideNavigationProps) {
  const links = (
    <List component="nav" aria-label="Main">
      {places.map(({ name, href, Icon }) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton
            href={href}
            selected={name === 'Overview'}
            aria-current={name === 'Overview' ? 'page' : undefined}
            onClick={onClose}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ width: { md: WIDTH }, flexShrink: 0 }}>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' } }}
        sx={{ display: { md: 'none' }, ...paper }}
      >
        <Toolbar>
          <IconButton edge="start" aria-label="Close navigation" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        {links}
      </Drawer>
      <Drawer variant="permanent" sx={{ display: { xs: 'none', md: 'block' }, ...paper }}>
        <Toolbar>
          <Typography variant="h6" component="p">
            Harbor Bikes
          </Typography>
        </Toolbar>
        {links}
      </Drawer>
    </Box>
  );
}
