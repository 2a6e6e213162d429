import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ApplicationForm() {
  const [result, setResult] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setResult(`${data.get('tenant')} applies for the ${data.get('flat')}`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TextField name="tenant" label="Name" autoComplete="name" required defaultValue="Mina" />
      <TextField name="flat" label="Apartment" select defaultValue="attic">
        <MenuItem value="studio">Studio, 31 m²</MenuItem>
        <MenuItem value="attic">Attic, 54 m²</MenuItem>
      </TextField>
      <Button type="submit" variant="contained">
        Apply
      </Button>
      <Typography aria-live="polite">{result}</Typography>
    </Stack>
  );
}
