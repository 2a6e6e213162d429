import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function NativeSelectField() {
  const [grind, setGrind] = React.useState('fine');

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'flex-end' }}>
      <FormControl sx={{ width: 180 }}>
        <InputLabel htmlFor="beans">Beans</InputLabel>
        <Select native label="Beans" defaultValue="ethiopia" inputProps={{ id: 'beans' }}>
          <option value="ethiopia">Ethiopia</option>
          <option value="peru">Peru</option>
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 180 }}>
        <InputLabel htmlFor="grind">Grind</InputLabel>
        <NativeSelect
          value={grind}
          onChange={(event) => setGrind(event.target.value)}
          IconComponent={ExpandMoreIcon}
          inputProps={{ id: 'grind', name: 'grind' }}
        >
          <option value="fine">Fine</option>
          <option value="coarse">Coarse</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
