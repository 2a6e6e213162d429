import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

export default function Miniature() {
  return (
    <Stack spacing={0.5} sx={{ width: 220 }}>
      <Input defaultValue="Be" endDecorator={<ArrowDropDownIcon />} />
      <Sheet variant="outlined" sx={{ borderRadius: 'sm', boxShadow: 'md' }}>
        <List size="sm">
          <ListItem>
            <ListItemButton selected>Bergen</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>Bodø</ListItemButton>
          </ListItem>
        </List>
      </Sheet>
    </Stack>
  );
}
