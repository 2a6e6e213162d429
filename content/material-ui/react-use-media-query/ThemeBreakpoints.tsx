import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ThemeBreakpoints() {
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'));
  const tablet = useMediaQuery(theme.breakpoints.between('sm', 'lg'));
  const desktop = useMediaQuery(theme.breakpoints.up('lg'));
  const yes = (match: boolean) => (match ? 'matches' : 'does not match');

  return (
    <List dense>
      <ListItem>
        <ListItemText primary="Phone: one film at a time" secondary={yes(phone)} />
      </ListItem>
      <ListItem>
        <ListItemText primary="Tablet: two columns of films" secondary={yes(tablet)} />
      </ListItem>
      <ListItem>
        <ListItemText primary="Desktop: films beside the hall plan" secondary={yes(desktop)} />
      </ListItem>
    </List>
  );
}
