import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

export default function Miniature() {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', width: 250, height: 160, overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      <Drawer
        variant="permanent"
        slotProps={{
          paper: { elevation: 8, sx: { position: 'static', width: 150, height: 1 } },
        }}
      >
        <List dense>
          <ListItemButton selected>
            <ListItemIcon sx={{ minWidth: 36 }}>
              <InboxIcon />
            </ListItemIcon>
            <ListItemText primary="Inbox" />
          </ListItemButton>
          <ListItemButton>
            <ListItemIcon sx={{ minWidth: 36 }}>
              <SendIcon />
            </ListItemIcon>
            <ListItemText primary="Sent" />
          </ListItemButton>
        </List>
      </Drawer>
    </Paper>
  );
}
