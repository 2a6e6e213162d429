import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function GuestForm() {
  const [guest, setGuest] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setGuest(`Booked for ${String(data.get('name'))}`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 300 }}>
      <FormControl required>
        <FormLabel>Name</FormLabel>
        <Input name="name" autoComplete="name" />
      </FormControl>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
      </FormControl>
      <Button type="submit">Book room</Button>
      <Typography level="body-sm" role="status">
        {guest}
      </Typography>
    </Stack>
  );
}
