import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import MicIcon from '@mui/icons-material/Mic';

export default function SelectDecorators() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Microphone</FormLabel>
      <Select
        defaultValue="desk"
        startDecorator={<MicIcon />}
        endDecorator={
          <Chip size="sm" variant="soft" color="success" sx={{ pointerEvents: 'none' }}>
            4 free
          </Chip>
        }
        indicator={<KeyboardArrowDownIcon />}
        sx={{
          [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: {
            transform: 'rotate(-180deg)',
          },
        }}
      >
        <Option value="desk">Desk, presenter</Option>
        <Option value="guest">Desk, guest</Option>
        <Option value="field">Field recorder</Option>
      </Select>
    </FormControl>
  );
}
