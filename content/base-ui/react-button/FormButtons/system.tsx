import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#0f766e, #2dd4bf)',
  borderRadius: 8,
  font: 'inherit',
  color: 'light-dark(#0f766e, #2dd4bf)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[type="submit"]': {
    color: 'light-dark(#fff, #042f2e)',
    backgroundColor: 'light-dark(#0f766e, #2dd4bf)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0f766e, #2dd4bf)',
    outlineOffset: 2,
  },
});

const Input = styled('input')({
  width: 200,
  padding: 8,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'light-dark(#fff, #111827)',
});

export default function FormButtons() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(`Booked for ${String(new FormData(event.currentTarget).get('name'))}.`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} onReset={() => setMessage('')}>
      <Stack component="label" spacing={0.5}>
        Your name
        <Input name="name" autoComplete="name" required />
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button type="submit">Book the kiln</Button>
        <Button type="reset">Clear</Button>
      </Stack>
      <output>{message}</output>
    </Stack>
  );
}
