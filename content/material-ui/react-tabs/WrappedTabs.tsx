import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function WrappedTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Tabs
      variant="scrollable"
      value={value}
      onChange={(event, newValue: number) => setValue(newValue)}
      aria-label="Recommendations"
      sx={{ maxWidth: '100%' }}
    >
      <Tab wrapped label="Because you listened to string quartets last winter" />
      <Tab label="New this week" />
      <Tab label="For running" />
    </Tabs>
  );
}
