import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import RadioIcon from '@mui/icons-material/Radio';

export default function SelectVariables() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Preset button</FormLabel>
      <Select
        defaultValue={1}
        startDecorator={<RadioIcon />}
        sx={{
          '--Select-radius': '999px',
          '--Select-minHeight': '3rem',
          '--Select-paddingInline': '1.25rem',
          '--Select-gap': '1rem',
          '--Select-decoratorColor': 'var(--joy-palette-primary-plainColor)',
        }}
      >
        <Option value={1}>1: Harbor FM</Option>
        <Option value={2}>2: Classical night</Option>
      </Select>
    </FormControl>
  );
}
