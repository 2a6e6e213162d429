import Chip from '@mui/joy/Chip';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function InvertedMenu() {
  return (
    <Dropdown>
      <MenuButton variant="solid" color="primary">
        Inbox
      </MenuButton>
      <Menu variant="solid" color="primary" invertedColors aria-label="Inbox">
        <MenuItem>
          Song requests{' '}
          <Chip size="sm" variant="solid">
            14
          </Chip>
        </MenuItem>
        <MenuItem>
          Voice messages{' '}
          <Chip size="sm" variant="solid">
            3
          </Chip>
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
