import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const PLACEMENTS = ['bottom-start', 'bottom-end', 'right-start', 'top'] as const;
const DISTANCE = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function MenuPlacement() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {PLACEMENTS.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton>{placement}</MenuButton>
          <Menu placement={placement} modifiers={DISTANCE} aria-label={`Frequency, ${placement}`}>
            <MenuItem>98.4 MHz</MenuItem>
            <MenuItem>102.1 MHz</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
