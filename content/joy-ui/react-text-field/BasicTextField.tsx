import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicTextField() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Frame number</FormLabel>
      <Input placeholder="WTU 081 K 2204" />
      <FormHelperText>Engraved below the bottom bracket</FormHelperText>
    </FormControl>
  );
}
