import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ width: 104 }}>
        <MenuList dense>
          <MenuItem>Anchor</MenuItem>
          <MenuItem selected>Buoy</MenuItem>
          <MenuItem>Chart</MenuItem>
        </MenuList>
      </Paper>
      <Stack spacing={0.5}>
        <Button size="small" variant="outlined" sx={{ minWidth: 32 }}>
          ›
        </Button>
        <Button size="small" variant="outlined" sx={{ minWidth: 32 }}>
          ‹
        </Button>
      </Stack>
      <Paper variant="outlined" sx={{ width: 104, alignSelf: 'stretch' }}>
        <MenuList dense>
          <MenuItem>Rope</MenuItem>
        </MenuList>
      </Paper>
    </Stack>
  );
}
