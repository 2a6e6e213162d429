import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Textarea from '@mui/joy/Textarea';
import type { JSX } from 'react';

/** Fields of all kinds: a table in the map room is booked. */
export function BookingForm({ name }: { readonly name: string }): JSX.Element {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', minWidth: 0 }}>
      <Stack spacing={2}>
        <FormControl>
          <FormLabel>Reader</FormLabel>
          <Input defaultValue="Ines Okafor" autoComplete="off" />
        </FormControl>
        <FormControl error>
          <FormLabel>Card number</FormLabel>
          <Input defaultValue="4711" autoComplete="off" />
          {/* Joy UI's own color for it is too dark on black. */}
          <FormHelperText sx={{ color: 'danger.plainColor' }}>
            A card number has six digits.
          </FormHelperText>
        </FormControl>
        <FormControl>
          <FormLabel>Room</FormLabel>
          <Select
            defaultValue="maps"
            variant="soft"
            // The list belongs to the theme around it.
            slotProps={{ listbox: { disablePortal: true } }}
          >
            <Option value="maps">Map room</Option>
            <Option value="manuscripts">Manuscripts</Option>
            <Option value="newspapers">Newspapers</Option>
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Day</FormLabel>
          <RadioGroup
            name={`day-${name}`}
            defaultValue="today"
            orientation="horizontal"
            sx={{ flexWrap: 'wrap', rowGap: 1 }}
          >
            <Radio value="today" label="Today" />
            <Radio value="tomorrow" label="Tomorrow" />
          </RadioGroup>
        </FormControl>
        <FormControl>
          <FormLabel>Wishes</FormLabel>
          <Textarea minRows={2} placeholder="A table with a lamp" />
        </FormControl>
        <Slider aria-label="Hours" defaultValue={3} min={1} max={8} marks />
        <Checkbox label="Hold the sheets overnight" defaultChecked />
        <Switch
          slotProps={{ input: { 'aria-label': 'Send a reminder' } }}
          endDecorator="Send a reminder"
          color="success"
          defaultChecked
          sx={{ alignSelf: 'start' }}
        />
        <Button>Book the table</Button>
      </Stack>
    </Sheet>
  );
}
