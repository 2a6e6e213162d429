import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import AlbumIcon from '@mui/icons-material/Album';
import MicIcon from '@mui/icons-material/Mic';
import RadioIcon from '@mui/icons-material/Radio';

export default function IconTabs() {
  const [value, setValue] = React.useState(0);
  const handleChange = (event: React.SyntheticEvent, newValue: number) => setValue(newValue);

  return (
    <Stack spacing={3}>
      <Tabs value={value} onChange={handleChange} aria-label="Library, icons above">
        <Tab icon={<AlbumIcon />} label="Albums" />
        <Tab icon={<MicIcon />} label="Podcasts" />
      </Tabs>
      <Tabs value={value} onChange={handleChange} aria-label="Library, icons beside">
        <Tab icon={<AlbumIcon />} iconPosition="start" label="Albums" />
        <Tab icon={<MicIcon />} iconPosition="end" label="Podcasts" />
      </Tabs>
      <Tabs value={value} onChange={handleChange} aria-label="Library, icons only">
        <Tab icon={<AlbumIcon />} aria-label="Albums" />
        <Tab icon={<RadioIcon />} aria-label="Radio" />
      </Tabs>
    </Stack>
  );
}
