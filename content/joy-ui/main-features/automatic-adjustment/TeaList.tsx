import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';

const LISTS = [
  { name: 'Flush', radius: '16px', padding: '0px' },
  { name: 'With padding', radius: '16px', padding: '6px' },
  { name: 'Very round', radius: '28px', padding: '10px' },
];

export default function TeaList() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {LISTS.map(({ name, radius, padding }) => (
        <List
          key={name}
          variant="outlined"
          aria-label={name}
          sx={{ width: 150, '--List-radius': radius, '--List-padding': padding }}
        >
          <ListItem>
            <ListItemButton selected>{name}</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>Assam</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>Sencha</ListItemButton>
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
