import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = ['Week', 'Month', 'Year'];

export default function CenteredTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        centered
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-label="Listening time"
      >
        {periods.map((period, position) => (
          <Tab key={period} label={period} id={`time-${position}`} aria-controls="time-panel" />
        ))}
      </Tabs>
      <Box id="time-panel" role="tabpanel" aria-labelledby={`time-${index}`} sx={{ p: 2 }}>
        Hours listened this {periods[index]?.toLowerCase()}
      </Box>
    </Box>
  );
}
