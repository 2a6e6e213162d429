import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function IconMenuButton() {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5, borderRadius: 'md' }}
    >
      <div>
        <Typography level="title-md">Garden Hour</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Sundays at 10
        </Typography>
      </div>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain', color: 'neutral' } }}
          aria-label="More about Garden Hour"
        >
          <MoreVertIcon />
        </MenuButton>
        <Menu aria-label="Garden Hour">
          <MenuItem>Remind me</MenuItem>
          <MenuItem>Ask a question</MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
