import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function PasswordField() {
  const [visible, setVisible] = React.useState(false);

  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={visible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <Stack component="form" direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField label="User name" autoComplete="username" defaultValue="mina.okafor" />
      <TextField
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        defaultValue="quay-road-12"
        slotProps={{ input: { endAdornment: toggle } }}
      />
    </Stack>
  );
}
