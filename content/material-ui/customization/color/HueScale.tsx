import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
  common,
} from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const hues = {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
};
type HueName = keyof typeof hues;
const names = Object.keys(hues) as HueName[];

function pickTextColor(background: string) {
  const onWhite = getContrastRatio(background, common.white);
  return onWhite >= getContrastRatio(background, common.black) ? common.white : common.black;
}

export default function HueScale() {
  const [name, setName] = React.useState<HueName>('teal');
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        select
        fullWidth
        label="Hue"
        value={name}
        onChange={(event) => setName(event.target.value as HueName)}
        sx={{ mb: 2 }}
      >
        {names.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      {Object.entries(hues[name]).map(([shade, value]) => (
        <Box
          key={shade}
          sx={{ display: 'flex', justifyContent: 'space-between', px: 2, py: 0.75 }}
          style={{ backgroundColor: value, color: pickTextColor(value) }}
        >
          <span>{shade}</span>
          <code>{value}</code>
        </Box>
      ))}
    </Box>
  );
}
