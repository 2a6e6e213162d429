import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { teal } from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function ContrastOfShades() {
  const [index, setIndex] = React.useState(7);
  const shade = shades[index] ?? 500;
  const ratio = getContrastRatio('#fff', teal[shade]);
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography id="shade-label">Shade teal[{shade}]</Typography>
      <Slider
        value={index}
        onChange={(_event, value) => setIndex(value)}
        min={0}
        max={shades.length - 1}
        marks
        aria-labelledby="shade-label"
        getAriaValueText={(value) => `${shades[value]}`}
      />
      <Box sx={{ height: 48, borderRadius: 1 }} style={{ backgroundColor: teal[shade] }} />
      <Typography role="status">
        White text on it: {ratio.toFixed(2)}:1,{' '}
        {ratio >= 4.5 ? 'enough for any text' : ratio >= 3 ? 'large text only' : 'not readable'}
      </Typography>
    </Box>
  );
}
