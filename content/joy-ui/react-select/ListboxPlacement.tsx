import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export default function ListboxPlacement() {
  return (
    <FormControl sx={{ width: 120 }}>
      <FormLabel>On air at</FormLabel>
      <Select
        size="sm"
        defaultValue="20:00"
        slotProps={{
          listbox: { placement: 'bottom-start', sx: { maxHeight: 200, '--List-padding': '8px' } },
        }}
      >
        {hours.map((hour) => (
          <Option key={hour} value={hour}>
            {hour}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
