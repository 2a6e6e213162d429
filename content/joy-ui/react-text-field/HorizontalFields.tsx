import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const measures = [
  { label: 'Saddle height', value: '74' },
  { label: 'Reach', value: '51' },
  { label: 'Crank length', value: '17.25' },
];

export default function HorizontalFields() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      {measures.map(({ label, value }) => (
        <FormControl key={label} orientation="horizontal">
          <FormLabel sx={{ width: 120 }}>{label}, cm</FormLabel>
          <Input
            defaultValue={value}
            slotProps={{ input: { inputMode: 'decimal' } }}
            sx={{ flex: 1 }}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
