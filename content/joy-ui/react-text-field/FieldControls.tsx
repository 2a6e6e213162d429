import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function FieldControls() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl>
        <FormLabel>Make and model</FormLabel>
        <Input defaultValue="Brevet Randonneur" />
      </FormControl>
      <FormControl>
        <FormLabel>Gears</FormLabel>
        <Select defaultValue="hub">
          <Option value="hub">Hub gear</Option>
          <Option value="derailleur">Derailleur</Option>
          <Option value="single">Single speed</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>What is wrong with it?</FormLabel>
        <Textarea minRows={2} defaultValue="It clicks at each turn of the left pedal." />
      </FormControl>
    </Stack>
  );
}
