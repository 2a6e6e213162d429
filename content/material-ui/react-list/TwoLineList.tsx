import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import ForestIcon from '@mui/icons-material/Forest';
import TerrainIcon from '@mui/icons-material/Terrain';

export default function TwoLineList() {
  return (
    <List
      sx={{ width: '100%', maxWidth: 320 }}
      subheader={<ListSubheader inset>For today</ListSubheader>}
    >
      <ListItem divider>
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'success.main' }}>
            <ForestIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Lake loop" secondary="6 km, 120 m up" />
      </ListItem>
      <ListItem>
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main' }}>
            <TerrainIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="North ridge" secondary="14 km, 980 m up" />
      </ListItem>
    </List>
  );
}
