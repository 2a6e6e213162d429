import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const years = ['2025', '2024', '2023', '2022', '2021', '2020'];

export default function VerticalTabs() {
  const [year, setYear] = React.useState('2025');

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 420, height: 200 }}>
      <Tabs
        orientation="vertical"
        variant="scrollable"
        visibleScrollbar
        scrollButtons={false}
        value={year}
        onChange={(event, value: string) => setYear(value)}
        aria-label="Year"
        sx={{ borderInlineEnd: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {years.map((label) => (
          <Tab
            key={label}
            value={label}
            label={label}
            id={`year-${label}`}
            aria-controls="year-panel"
          />
        ))}
      </Tabs>
      <Box id="year-panel" role="tabpanel" aria-labelledby={`year-${year}`} sx={{ p: 2 }}>
        What you played most in {year}
      </Box>
    </Box>
  );
}
