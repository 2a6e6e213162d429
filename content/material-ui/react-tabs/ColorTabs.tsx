import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const playlists = [
  { id: 'new', label: 'New', text: '14 songs added since Monday' },
  { id: 'liked', label: 'Liked', text: '212 songs' },
  { id: 'offline', label: 'Offline', text: 'Nothing downloaded', disabled: true },
];

export default function ColorTabs() {
  const [value, setValue] = React.useState('new');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={value}
        onChange={(_event, newValue: string) => setValue(newValue)}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Playlists"
      >
        {playlists.map(({ id, label, disabled }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            disabled={disabled}
            id={`playlist-${id}`}
            aria-controls="playlist-panel"
          />
        ))}
      </Tabs>
      <Box id="playlist-panel" role="tabpanel" aria-labelledby={`playlist-${value}`} sx={{ p: 2 }}>
        {playlists.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
