import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

function RequiredNote() {
  return (
    <Typography aria-hidden component="span" level="body-xs" textColor="text.secondary">
      (required)
    </Typography>
  );
}

export default function RequiredFields() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl required>
        <FormLabel>Phone</FormLabel>
        <Input type="tel" autoComplete="tel" />
      </FormControl>
      <FormControl required>
        <FormLabel slots={{ asterisk: RequiredNote }}>Name</FormLabel>
        <Input autoComplete="name" />
      </FormControl>
      <FormControl required>
        <FormLabel required={false}>Pickup day</FormLabel>
        <Input type="date" defaultValue="2026-05-12" />
      </FormControl>
    </Stack>
  );
}
