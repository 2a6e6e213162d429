import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function MenuSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {SIZES.map((size) => (
        <Dropdown key={size}>
          <MenuButton size={size}>Studio {size}</MenuButton>
          <Menu size={size} aria-label={`Studio ${size}`}>
            <MenuItem>Book an hour</MenuItem>
            <MenuItem>See the calendar</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
