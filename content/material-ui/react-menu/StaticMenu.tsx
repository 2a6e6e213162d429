import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function StaticMenu() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper sx={{ width: 180 }}>
        <MenuList aria-label="Queue" disabledItemsFocusable disableListWrap>
          <MenuItem>Clear</MenuItem>
          <MenuItem selected>Shuffle</MenuItem>
          <MenuItem disabled>Restore</MenuItem>
          <MenuItem>Save as playlist</MenuItem>
        </MenuList>
      </Paper>
      <Paper sx={{ width: 180 }}>
        <MenuList aria-label="Volume" variant="menu">
          <MenuItem tabIndex={0} divider>
            Mute
          </MenuItem>
          <MenuItem dense disableGutters sx={{ px: 1 }}>
            Quieter
          </MenuItem>
          <MenuItem dense disableGutters sx={{ px: 1 }}>
            Louder
          </MenuItem>
        </MenuList>
      </Paper>
    </Stack>
  );
}
