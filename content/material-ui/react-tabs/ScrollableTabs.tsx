import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const genres = ['Ambient', 'Blues', 'Classical', 'Electronic', 'Folk', 'Hip hop', 'Jazz', 'Soul'];

export default function ScrollableTabs() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={index}
        onChange={(_event, value: number) => setIndex(value)}
        aria-label="Genres"
      >
        {genres.map((name, position) => (
          <Tab key={name} label={name} id={`genre-${position}`} aria-controls="genre-panel" />
        ))}
      </Tabs>
      <Box id="genre-panel" role="tabpanel" aria-labelledby={`genre-${index}`} sx={{ p: 2 }}>
        New in {genres[index]}
      </Box>
    </Box>
  );
}
