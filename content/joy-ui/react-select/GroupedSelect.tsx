import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const transmitters = [
  { region: 'Coast', places: ['Cape Row', 'Gull Point', 'Old Pier'] },
  { region: 'Hills', places: ['Beacon Hill', 'Upper Mill'] },
  { region: 'Islands', places: ['Little Skerry', 'Seal Rock'] },
];

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Transmitter</FormLabel>
      <Select
        defaultValue="Beacon Hill"
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: 240 } } }}
      >
        {transmitters.map(({ region, places }) => (
          <List key={region} aria-labelledby={`${id}-${region}`}>
            <ListItem id={`${id}-${region}`} sticky>
              <Typography level="body-xs" sx={{ fontWeight: 'lg' }}>
                {region} ({places.length})
              </Typography>
            </ListItem>
            {places.map((place) => (
              <Option key={place} value={place}>
                {place}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}
