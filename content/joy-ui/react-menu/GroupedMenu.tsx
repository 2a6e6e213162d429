import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const SHOWS = [
  { time: 'Morning', names: ['Early Tide', 'City News', 'Second Coffee'] },
  { time: 'Afternoon', names: ['Record Crate', 'Garden Hour', 'Schoolyard'] },
  { time: 'Night', names: ['Night Line', 'Long Songs', 'Shipping Report'] },
];

export default function GroupedMenu() {
  return (
    <Dropdown>
      <MenuButton>All shows</MenuButton>
      <Menu aria-label="All shows" sx={{ width: 200, maxHeight: 220 }}>
        {SHOWS.map(({ time, names }) => (
          <ListItem key={time} nested>
            <ListSubheader sticky>{time}</ListSubheader>
            <List>
              {names.map((name) => (
                <MenuItem key={name}>{name}</MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
