import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function RowStack() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined">Wash</Button>
        <Button variant="outlined">Peel</Button>
        <Button variant="outlined">Chop</Button>
      </Stack>
      <Stack direction="row-reverse" spacing={1}>
        <Button variant="outlined">Wash</Button>
        <Button variant="outlined">Peel</Button>
        <Button variant="outlined">Chop</Button>
      </Stack>
    </Stack>
  );
}
