import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function BasicMenu() {
  return (
    <Dropdown>
      <MenuButton>Episode 41</MenuButton>
      <Menu aria-label="Episode 41">
        <MenuItem>Play next</MenuItem>
        <MenuItem>Add to queue</MenuItem>
        <MenuItem>Copy link</MenuItem>
      </Menu>
    </Dropdown>
  );
}
