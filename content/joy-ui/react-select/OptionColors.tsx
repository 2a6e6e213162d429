import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function OptionColors() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Recording of 4 May</FormLabel>
      <Select defaultValue="keep">
        <Option value="keep">Keep in the archive</Option>
        <Option value="repeat" variant="soft" color="success">
          Repeat on Sunday
        </Option>
        <Option value="erase" variant="soft" color="danger">
          Erase
        </Option>
      </Select>
    </FormControl>
  );
}
