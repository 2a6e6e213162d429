import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function FollowFocusTabs() {
  const [quality, setQuality] = React.useState('normal');

  return (
    <Tabs
      selectionFollowsFocus
      value={quality}
      onChange={(event, value: string) => setQuality(value)}
      aria-label="Sound quality"
    >
      <Tab value="low" label="Low" />
      <Tab value="normal" label="Normal" />
      <Tab value="high" label="High" />
    </Tabs>
  );
}
