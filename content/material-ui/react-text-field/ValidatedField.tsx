import * as React from 'react';
import TextField from '@mui/material/TextField';

function validate(email: string) {
  return /^\S+@\S+\.\S+$/.test(email) ? '' : 'Enter an address such as name@example.com';
}

export default function ValidatedField() {
  const [email, setEmail] = React.useState('');
  const [message, setMessage] = React.useState('');

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setEmail(event.target.value);
    if (message) {
      setMessage(validate(event.target.value));
    }
  };

  return (
    <TextField
      label="Email"
      type="email"
      placeholder="name@example.com"
      value={email}
      onChange={handleChange}
      onBlur={() => setMessage(validate(email))}
      error={message !== ''}
      helperText={message || 'We send the contract here'}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
