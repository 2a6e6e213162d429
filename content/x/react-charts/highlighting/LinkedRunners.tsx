import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { laps, runners } from './laps.ts';

export default function LinkedRunners() {
  const [item, setItem] = React.useState<HighlightItemData | null>({ seriesId: 'mei' });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Runner" sx={{ flexWrap: 'wrap' }}>
        {runners.map(({ id, label }) => (
          <Button
            key={id}
            size="small"
            variant={item?.seriesId === id ? 'outlined' : 'text'}
            aria-pressed={item?.seriesId === id}
            onClick={() => setItem({ seriesId: id })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <LineChart
        title="Seconds for each lap of four runners"
        xAxis={[{ data: laps, scaleType: 'point', valueFormatter: (lap: number) => `Lap ${lap}` }]}
        series={runners.map(({ id, label, seconds }) => ({
          id,
          label,
          data: seconds,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={item}
        onHighlightChange={(next) => setItem(next ?? item)}
        height={260}
        hideLegend
        sx={{ [`& .${lineClasses.line}[data-highlighted]`]: { strokeWidth: 4 } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
