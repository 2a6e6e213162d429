import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function BasicList() {
  return (
    <Box component="nav" aria-label="Ferry service" sx={{ width: 260 }}>
      <List>
        <ListItem>
          <ListItemButton component="a" href="#selected">
            <ListItemDecorator>
              <ScheduleIcon />
            </ListItemDecorator>
            Timetable
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#actions">
            <ListItemDecorator>
              <ConfirmationNumberIcon />
            </ListItemDecorator>
            Tickets
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#nested">
            <ListItemDecorator>
              <DirectionsBoatIcon />
            </ListItemDecorator>
            Our ships
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
