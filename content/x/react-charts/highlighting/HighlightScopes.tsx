import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { laps, runners } from './laps.ts';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <TextField
          select
          label="highlight"
          size="small"
          value={highlight}
          onChange={(event) =>
            setHighlight(highlights.find((name) => name === event.target.value) ?? highlight)
          }
          sx={{ minWidth: 110 }}
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="fade"
          size="small"
          value={fade}
          onChange={(event) => setFade(fades.find((name) => name === event.target.value) ?? fade)}
          sx={{ minWidth: 110 }}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Seconds for each of the first four laps, by runner"
        xAxis={[{ data: laps.slice(0, 4), valueFormatter: (lap: number) => `Lap ${lap}` }]}
        series={runners.slice(0, 3).map(({ id, label, seconds }) => ({
          id,
          label,
          data: seconds.slice(0, 4),
          highlightScope: { highlight, fade },
        }))}
        height={260}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
