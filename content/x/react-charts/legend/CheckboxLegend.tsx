import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { huts, months } from './huts.ts';

export default function CheckboxLegend() {
  const [hidden, setHidden] = React.useState<string[]>(['larch']);
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.warning.main, palette.success.main];

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Huts in the chart">
        {huts.slice(0, 3).map(({ id, label }, index) => (
          <FormControlLabel
            key={id}
            label={label}
            checked={!hidden.includes(id)}
            onChange={(_event, checked) =>
              setHidden(checked ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
            control={<Checkbox sx={{ '&.Mui-checked': { color: colors[index] } }} />}
          />
        ))}
      </FormGroup>
      <LineChart
        title="Nights in three mountain huts, by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={huts.slice(0, 3).map(({ id, label, nights }) => ({ id, label, data: nights }))}
        hiddenItems={hidden.map((seriesId) => ({ type: 'line', seriesId }))}
        colors={colors}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
