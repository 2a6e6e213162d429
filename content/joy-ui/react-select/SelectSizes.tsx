import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SelectSizes() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Stream quality ({size})</FormLabel>
          <Select defaultValue={128}>
            <Option value={64}>64 kbit/s</Option>
            <Option value={128}>128 kbit/s</Option>
            <Option value={320}>320 kbit/s</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
