import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function FullWidthTabs() {
  const [period, setPeriod] = React.useState(0);
  const handleChange = (event: React.SyntheticEvent, value: number) => setPeriod(value);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs variant="fullWidth" value={period} onChange={handleChange} aria-label="Charts, full">
        <Tab label="Week" />
        <Tab label="Month" />
        <Tab label="Year" />
      </Tabs>
      <Tabs centered value={period} onChange={handleChange} aria-label="Charts, centered">
        <Tab label="Week" />
        <Tab label="Month" />
        <Tab label="Year" />
      </Tabs>
    </Box>
  );
}
