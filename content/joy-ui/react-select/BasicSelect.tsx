import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BasicSelect() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Wake-up show</FormLabel>
      <Select defaultValue="harbor">
        <Option value="harbor">Harbor News at Six</Option>
        <Option value="coffee">Coffee and Vinyl</Option>
        <Option value="lark">The Lark</Option>
      </Select>
    </FormControl>
  );
}
