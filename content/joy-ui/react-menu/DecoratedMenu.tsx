import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import DeleteIcon from '@mui/icons-material/Delete';
import MicIcon from '@mui/icons-material/Mic';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function DecoratedMenu() {
  return (
    <Dropdown>
      <MenuButton startDecorator={<MicIcon />} endDecorator={<ArrowDropDownIcon />}>
        Recording
      </MenuButton>
      <Menu aria-label="Recording" sx={{ minWidth: 220 }}>
        <MenuItem>
          <ListItemDecorator>
            <ContentCutIcon />
          </ListItemDecorator>
          Trim silence
          <Typography level="body-sm" textColor="text.secondary" sx={{ marginInlineStart: 'auto' }}>
            12 s
          </Typography>
        </MenuItem>
        <MenuItem>
          <ListItemDecorator>
            <VolumeUpIcon />
          </ListItemDecorator>
          Even out loudness
        </MenuItem>
        <ListDivider />
        <MenuItem color="danger" variant="soft">
          <ListItemDecorator>
            <DeleteIcon />
          </ListItemDecorator>
          Delete recording
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
