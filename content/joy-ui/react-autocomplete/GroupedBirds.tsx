import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const birds = [
  { name: 'Robin', family: 'Chats' },
  { name: 'Stonechat', family: 'Chats' },
  { name: 'Brambling', family: 'Finches' },
  { name: 'Siskin', family: 'Finches' },
  { name: 'Garden warbler', family: 'Warblers' },
  { name: 'Reed warbler', family: 'Warblers' },
];

export default function GroupedBirds() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Bird in the hand</FormLabel>
      <Autocomplete
        options={birds}
        getOptionLabel={({ name }) => name}
        groupBy={({ family }) => family}
      />
    </FormControl>
  );
}
