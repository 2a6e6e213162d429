import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function DisabledSelects() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Slot on Friday</FormLabel>
        <Select defaultValue={18}>
          <Option value={16}>4 pm</Option>
          <Option value={17} disabled>
            5 pm (taken)
          </Option>
          <Option value={18}>6 pm</Option>
        </Select>
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Slot on Sunday</FormLabel>
        <Select disabled defaultValue="closed">
          <Option value="closed">Station closed</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
