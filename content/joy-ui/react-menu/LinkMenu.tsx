import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function LinkMenu() {
  return (
    <Dropdown>
      <MenuButton variant="plain">About the station</MenuButton>
      <Menu aria-label="About the station">
        <MenuItem component="a" href="#studios">
          Our studios
        </MenuItem>
        <MenuItem component="a" href="#coverage">
          Coverage map
        </MenuItem>
        <MenuItem component="a" href="#jobs">
          Jobs
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
