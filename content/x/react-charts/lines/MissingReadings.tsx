import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
const levels = [2.1, 2.2, 2.2, null, null, 2.8, 3.0, 3.1, null, 2.9, 2.7];

export default function MissingReadings() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={connectNulls} onChange={(_event, checked) => setConnectNulls(checked)} />
        }
        label="Connect across gaps"
      />
      <LineChart
        title="Level of the river by hour, with hours in which the sensor failed"
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ data: levels, label: 'Level in meters', connectNulls }]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
