import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function Miniature() {
  return (
    <FormControl sx={{ width: 220 }}>
      <FormLabel>Email</FormLabel>
      <Input placeholder="mira@harbor.example" />
      <FormHelperText>For receipts only.</FormHelperText>
    </FormControl>
  );
}
