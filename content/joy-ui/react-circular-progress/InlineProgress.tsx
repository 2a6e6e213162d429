import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function InlineProgress() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" startDecorator={<CircularProgress aria-label="Sending" />}>
        Order of yeast
      </Button>
      <Link href="#InlineProgress" startDecorator={<CircularProgress aria-label="Counting" />}>
        Stock of the cellar
      </Link>
      <FormControl>
        <FormLabel>Name of the new roll</FormLabel>
        <Input
          defaultValue="Poppy knot"
          endDecorator={<CircularProgress size="sm" aria-label="Checking the name" />}
        />
      </FormControl>
    </Stack>
  );
}
