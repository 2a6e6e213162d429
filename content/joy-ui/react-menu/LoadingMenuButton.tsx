import CircularProgress from '@mui/joy/CircularProgress';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function LoadingMenuButton() {
  return (
    <Stack direction="row" spacing={2}>
      <Dropdown>
        <MenuButton
          loading
          loadingPosition="start"
          loadingIndicator={<CircularProgress size="sm" aria-label="Loading the archive" />}
        >
          Archive
        </MenuButton>
        <Menu aria-label="Archive">
          <MenuItem>2026</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton disabled>Off air</MenuButton>
        <Menu aria-label="Off air">
          <MenuItem>Listen live</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
