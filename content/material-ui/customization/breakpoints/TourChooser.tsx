import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';

const tours = ['Highlights', 'Navigation', 'Family'];

export default function TourChooser() {
  const [tour, setTour] = React.useState('Highlights');
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));

  return (
    <Box sx={{ p: 2 }}>
      {wide ? (
        <ToggleButtonGroup
          exclusive
          aria-label="Tour"
          value={tour}
          onChange={(_event, value: string | null) => setTour(value ?? tour)}
        >
          {tours.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : (
        <TextField
          select
          fullWidth
          label="Tour"
          value={tour}
          onChange={(event) => setTour(event.target.value)}
        >
          {tours.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
