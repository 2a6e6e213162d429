import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TextareaSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {sizes.map((size) => (
        <FormControl key={size}>
          <FormLabel>Dress code ({size})</FormLabel>
          <Textarea size={size} defaultValue="Black, red folder" />
        </FormControl>
      ))}
    </Stack>
  );
}
