import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

const piers = [
  { name: 'Pier 1', lines: ['Saint Olaf', 'Harbor round trip'] },
  { name: 'Pier 2', lines: ['Gull Island', 'North Cape'] },
];

export default function NestedLists() {
  return (
    <List
      variant="outlined"
      aria-label="Lines by pier"
      sx={{ width: 260, borderRadius: 'sm', '--List-nestedInsetStart': '1rem' }}
    >
      {piers.map(({ name, lines }) => (
        <ListItem key={name} nested>
          <ListSubheader>{name}</ListSubheader>
          <List>
            {lines.map((line) => (
              <ListItem key={line}>
                <ListItemButton component="a" href="#nested">
                  {line}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}
