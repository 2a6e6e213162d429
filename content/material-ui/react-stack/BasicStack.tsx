import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField label="Dish" defaultValue="Lentil soup" />
      <TextField label="Portions" type="number" defaultValue={4} />
      <Button variant="contained">Add to the week</Button>
    </Stack>
  );
}
