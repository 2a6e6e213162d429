import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchForm() {
  const [result, setResult] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget).keys()];
    setResult(`Sent: ${fields.join(', ')}`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <FormControl orientation="horizontal" required>
        <FormLabel>I play only music with a license</FormLabel>
        <Switch required slotProps={{ input: { name: 'license' } }} />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Announce the guest show</FormLabel>
        <Switch defaultChecked slotProps={{ input: { name: 'announce', value: 'yes' } }} />
      </FormControl>
      <Button type="submit">Apply for a slot</Button>
      <Typography level="body-sm" role="status">
        {result}
      </Typography>
    </Stack>
  );
}
