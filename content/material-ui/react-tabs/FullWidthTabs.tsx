import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = ['Week', 'Month', 'Year'];

export default function FullWidthTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="fullWidth"
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-label="Charts"
      >
        {periods.map((period, position) => (
          <Tab key={period} label={period} id={`chart-${position}`} aria-controls="chart-panel" />
        ))}
      </Tabs>
      <Box id="chart-panel" role="tabpanel" aria-labelledby={`chart-${index}`} sx={{ p: 2 }}>
        The most played songs of the {periods[index]?.toLowerCase()}
      </Box>
    </Box>
  );
}
