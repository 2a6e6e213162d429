import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  cyanPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import { hours, stations } from './listeners.ts';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  cyanPalette,
};
const names = Object.keys(palettes) as (keyof typeof palettes)[];

export default function ChartPalettes() {
  const [palette, setPalette] = React.useState<keyof typeof palettes>('mangoFusionPalette');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Palette"
        size="small"
        value={palette}
        onChange={(event) =>
          setPalette(names.find((name) => name === event.target.value) ?? palette)
        }
        sx={{ minWidth: 240, mb: 1 }}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Listeners of four radio stations by hour, in thousands"
        xAxis={[{ data: hours }]}
        series={stations.map(({ label, listeners }) => ({ label, data: listeners }))}
        colors={palettes[palette]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
