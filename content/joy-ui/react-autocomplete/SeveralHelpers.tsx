import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const helpers = ['Aoife', 'Bela', 'Jonas', 'Mei', 'Tariq', 'Ximena'];

export default function SeveralHelpers() {
  return (
    <FormControl sx={{ width: 320 }}>
      <FormLabel>Helpers this morning</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        filterSelectedOptions
        options={helpers}
        defaultValue={['Aoife', 'Mei', 'Tariq']}
        renderTags={(names, getTagProps) =>
          names.map((name, index) => {
            const { key, ...deleteProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                endDecorator={<ChipDelete aria-label={`Remove ${name}`} {...deleteProps} />}
              >
                {name}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
