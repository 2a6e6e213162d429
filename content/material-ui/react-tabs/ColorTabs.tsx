import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [value, setValue] = React.useState('new');

  return (
    <Tabs
      value={value}
      onChange={(event, newValue: string) => setValue(newValue)}
      textColor="secondary"
      indicatorColor="secondary"
      aria-label="Playlists"
    >
      <Tab value="new" label="New" />
      <Tab value="liked" label="Liked" />
      <Tab value="offline" label="Offline" disabled />
    </Tabs>
  );
}
