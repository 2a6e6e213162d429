import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const LOOKS = [
  { variant: 'solid', color: 'primary', show: 'Morning Tide' },
  { variant: 'soft', color: 'success', show: 'Garden Hour' },
  { variant: 'outlined', color: 'neutral', show: 'City News' },
  { variant: 'plain', color: 'danger', show: 'Night Line' },
] as const;

export default function MenuVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {LOOKS.map(({ variant, color, show }) => (
        <Dropdown key={show}>
          <MenuButton variant={variant} color={color}>
            {show}
          </MenuButton>
          <Menu variant={variant} color={color} aria-label={show}>
            <MenuItem>Listen live</MenuItem>
            <MenuItem>Past episodes</MenuItem>
            <MenuItem>Hosts</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
