import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import WifiIcon from '@mui/icons-material/Wifi';

export default function ListSizes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <List
          key={size}
          size={size}
          variant="outlined"
          aria-label={`On board, ${size}`}
          sx={{ width: 150, borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <LocalCafeIcon />
            </ListItemDecorator>
            Café
          </ListItem>
          <ListItem>
            <ListItemDecorator>
              <WifiIcon />
            </ListItemDecorator>
            Wi-Fi
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
