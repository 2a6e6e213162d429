import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ControlledMenu() {
  const [open, setOpen] = React.useState(false);
  const [guest, setGuest] = React.useState('nobody');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <MenuButton>{open ? 'Choose a line' : 'Put a caller on air'}</MenuButton>
        <Menu disablePortal aria-label="Callers">
          <MenuItem onClick={() => setGuest('Imke')}>Line 1: Imke</MenuItem>
          <MenuItem onClick={() => setGuest('Tomasz')}>Line 2: Tomasz</MenuItem>
          <MenuItem disabled>Line 3: free</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">On air: {guest}</Typography>
    </Stack>
  );
}
