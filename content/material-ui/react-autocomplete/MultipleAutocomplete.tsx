import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stops = ['Arequipa', 'Cusco', 'Iquitos', 'Lima', 'Nazca', 'Puno', 'Trujillo'];

export default function MultipleAutocomplete() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      size="small"
      options={stops}
      defaultValue={['Lima', 'Cusco', 'Puno']}
      renderInput={(params) => <TextField {...params} label="Stops on the way" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
