import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { color: 'success', label: 'Chain wear', value: '0.25 mm', note: 'Good' },
  { color: 'warning', label: 'Brake pads', value: '1.1 mm', note: 'Replace soon' },
] as const;

export default function FieldColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {fields.map(({ color, label, value, note }) => (
        <FormControl key={label} color={color} sx={{ width: 180 }}>
          <FormLabel>{label}</FormLabel>
          <Input variant="soft" defaultValue={value} />
          <FormHelperText sx={{ color: 'text.secondary' }}>{note}</FormHelperText>
        </FormControl>
      ))}
    </Stack>
  );
}
