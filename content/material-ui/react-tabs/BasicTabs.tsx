import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels = [
  { id: 'songs', label: 'Songs', text: 'Tide Table, Paper Lanterns and ten more.' },
  { id: 'concerts', label: 'Concerts', text: 'Porto on May 9, Ghent on May 14.' },
  { id: 'about', label: 'About', text: 'A quartet from Bergen, together since 2011.' },
];

export default function BasicTabs() {
  const [value, setValue] = React.useState('songs');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={value}
        onChange={(event, newValue: string) => setValue(newValue)}
        aria-label="Fjord Quartet"
      >
        {panels.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      {panels.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={value !== id}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
