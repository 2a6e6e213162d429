import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRows() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Grows with the text</FormLabel>
        <Textarea defaultValue="Type a few lines" />
      </FormControl>
      <FormControl>
        <FormLabel>Starts with two rows, scrolls after four</FormLabel>
        <Textarea minRows={2} maxRows={4} defaultValue="Type five lines" />
      </FormControl>
      <FormControl>
        <FormLabel>Always three rows</FormLabel>
        <Textarea minRows={3} maxRows={3} defaultValue="Keeps its height" />
      </FormControl>
    </Stack>
  );
}
