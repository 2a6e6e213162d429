import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function TextareaColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <FormControl key={color} sx={{ width: 180 }}>
          <FormLabel>Seating ({color})</FormLabel>
          <Textarea color={color} variant="soft" minRows={2} defaultValue="Basses at the back" />
        </FormControl>
      ))}
    </Stack>
  );
}
