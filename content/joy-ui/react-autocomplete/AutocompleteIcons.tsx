import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import BackspaceIcon from '@mui/icons-material/Backspace';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PlaceIcon from '@mui/icons-material/Place';

export default function AutocompleteIcons() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Released at</FormLabel>
      <Autocomplete
        options={['Hide', 'Reed bed', 'Hut']}
        defaultValue="Hut"
        startDecorator={<PlaceIcon />}
        clearIcon={<BackspaceIcon />}
        clearText="Clear place"
        popupIcon={<ExpandMoreIcon />}
        openText="Show places"
        closeText="Hide places"
      />
    </FormControl>
  );
}
