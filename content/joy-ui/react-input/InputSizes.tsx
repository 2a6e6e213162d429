import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import HotelIcon from '@mui/icons-material/Hotel';

const sizes = ['sm', 'md', 'lg'] as const;

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Hotel ({size})</FormLabel>
          <Input startDecorator={<HotelIcon />} defaultValue="Casa do Mar" />
        </FormControl>
      ))}
    </Stack>
  );
}
