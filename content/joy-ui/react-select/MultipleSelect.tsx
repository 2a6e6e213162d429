import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const genres = ['Jazz', 'Dub', 'Folk', 'Opera', 'Krautrock'];

export default function MultipleSelect() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Genres of the night shift</FormLabel>
      <Select
        multiple
        defaultValue={['Jazz', 'Dub']}
        placeholder="Silence"
        renderValue={(selected) => (
          <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
            {selected.slice(0, 3).map(({ value, label }) => (
              <Chip key={value} component="span" size="sm" variant="soft" color="primary">
                {label}
              </Chip>
            ))}
            {selected.length > 3 && `+ ${selected.length - 3}`}
          </Box>
        )}
      >
        {genres.map((genre) => (
          <Option key={genre} value={genre}>
            {genre}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
