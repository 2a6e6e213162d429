import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function InputColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <FormControl key={color} sx={{ width: 120 }}>
          <FormLabel>{color}</FormLabel>
          <Input color={color} variant="soft" defaultValue="Porto" />
        </FormControl>
      ))}
    </Stack>
  );
}
