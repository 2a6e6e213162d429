import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const toKilos = (value: number) => 2 ** value;
const format = (kilos: number) => (kilos < 1000 ? `${kilos} kg` : `${kilos / 1000} t`);

export default function ClayBags() {
  const [value, setValue] = React.useState(6);

  return (
    <Box sx={{ width: 280 }}>
      <Slider
        aria-label="Order of clay"
        value={value}
        onChange={(_event, next) => setValue(Array.isArray(next) ? (next[0] ?? 0) : next)}
        min={0}
        max={11}
        scale={toKilos}
        valueLabelDisplay="auto"
        valueLabelFormat={format}
        getAriaValueText={format}
      />
      <Typography level="body-sm">Order {format(toKilos(value))}</Typography>
    </Box>
  );
}
