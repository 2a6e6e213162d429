import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function PasswordField() {
  const [visible, setVisible] = React.useState(false);

  return (
    <Stack component="form" direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <FormControl>
        <FormLabel>Repair account</FormLabel>
        <Input autoComplete="username" />
      </FormControl>
      <FormControl>
        <FormLabel>Password</FormLabel>
        <Input
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          endDecorator={
            <IconButton
              aria-label="Show password"
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}
