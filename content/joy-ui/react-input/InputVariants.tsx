import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function InputVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <FormControl key={variant} sx={{ width: 140 }}>
          <FormLabel>{variant}</FormLabel>
          <Input variant={variant} defaultValue="Lisbon" />
        </FormControl>
      ))}
    </Stack>
  );
}
