import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Destination</FormLabel>
      <Input placeholder="City or hotel" />
      <FormHelperText>We search 14 cities on the coast.</FormHelperText>
    </FormControl>
  );
}
