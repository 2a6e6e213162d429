import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function TextareaVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <FormControl key={variant} sx={{ width: 200 }}>
          <FormLabel>Encore ({variant})</FormLabel>
          <Textarea variant={variant} minRows={2} defaultValue="Abendlied, from memory" />
        </FormControl>
      ))}
    </Stack>
  );
}
