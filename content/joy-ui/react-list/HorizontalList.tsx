import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function HorizontalList() {
  return (
    <Box component="nav" aria-label="Travel information">
      <List orientation="horizontal" variant="soft" sx={{ borderRadius: 'sm' }}>
        <ListItem>
          <ListItemButton component="a" href="#horizontal">
            Lines
          </ListItemButton>
        </ListItem>
        <ListDivider aria-hidden inset="gutter" />
        <ListItem>
          <ListItemButton component="a" href="#horizontal">
            Fares
          </ListItemButton>
        </ListItem>
        <ListDivider aria-hidden inset="gutter" />
        <ListItem>
          <ListItemButton component="a" href="#horizontal">
            Delays
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
