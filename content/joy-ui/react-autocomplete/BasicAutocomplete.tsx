import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const birds = ['Blackcap', 'Blue tit', 'Chiffchaff', 'Dunnock', 'Goldcrest', 'Redwing', 'Wren'];

export default function BasicAutocomplete() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Species</FormLabel>
      <Autocomplete options={birds} placeholder="Type a name" />
    </FormControl>
  );
}
