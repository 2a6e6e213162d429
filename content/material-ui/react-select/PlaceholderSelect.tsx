import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const sizes = ['Small', 'Medium', 'Large'];

export default function PlaceholderSelect() {
  const [size, setSize] = React.useState('');

  return (
    <Select
      displayEmpty
      value={size}
      onChange={(event) => setSize(event.target.value)}
      renderValue={(selected) =>
        selected || (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Choose a cup size
          </Box>
        )
      }
      inputProps={{ 'aria-label': 'Cup size' }}
      sx={{ width: 240 }}
    >
      {sizes.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
