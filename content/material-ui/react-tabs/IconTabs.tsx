import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import AlbumIcon from '@mui/icons-material/Album';
import MicIcon from '@mui/icons-material/Mic';
import RadioIcon from '@mui/icons-material/Radio';

const texts = ['31 albums', '4 podcasts', '12 stations'];

export default function IconTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-label="Library"
      >
        <Tab icon={<AlbumIcon />} aria-label="Albums" id="lib-0" aria-controls="lib-panel" />
        <Tab icon={<MicIcon />} aria-label="Podcasts" id="lib-1" aria-controls="lib-panel" />
        <Tab icon={<RadioIcon />} aria-label="Radio" id="lib-2" aria-controls="lib-panel" />
      </Tabs>
      <Box id="lib-panel" role="tabpanel" aria-labelledby={`lib-${index}`} sx={{ p: 2 }}>
        {texts[index]}
      </Box>
    </Box>
  );
}
