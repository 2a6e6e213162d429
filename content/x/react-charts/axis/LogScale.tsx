import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const hours = [0, 2, 4, 6, 8, 10, 12];
const bacteria = [120, 510, 1900, 8200, 31000, 140000, 520000];
const short = new Intl.NumberFormat('en', { notation: 'compact' });

export default function LogScale() {
  const [isLog, setIsLog] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isLog} onChange={(_event, checked) => setIsLog(checked)} />}
        label="Logarithmic"
      />
      <LineChart
        title="Bacteria in a sample of the laboratory, by hours"
        xAxis={[{ data: hours, label: 'Hours' }]}
        yAxis={[
          {
            scaleType: isLog ? 'log' : 'linear',
            valueFormatter: (value: number, context: AxisValueFormatterContext) =>
              context.location === 'tick' && context.defaultTickLabel === ''
                ? ''
                : short.format(value),
          },
        ]}
        series={[{ data: bacteria, label: 'Bacteria' }]}
        height={280}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
