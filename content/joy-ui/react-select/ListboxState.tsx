import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function ListboxState() {
  const [open, setOpen] = React.useState(false);
  const [visits, setVisits] = React.useState(0);

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Jingle</FormLabel>
      <Select
        defaultValue="bells"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        onClose={() => setVisits(visits + 1)}
      >
        <Option value="bells">Ship’s bells</Option>
        <Option value="foghorn">Foghorn</Option>
        <Option value="waves">Waves</Option>
      </Select>
      <FormHelperText>
        {open ? 'The music is paused.' : `The music plays. List closed ${visits} times.`}
      </FormHelperText>
    </FormControl>
  );
}
