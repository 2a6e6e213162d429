import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const genres = ['Ambient', 'Blues', 'Classical', 'Electronic', 'Folk', 'Hip hop', 'Jazz', 'Soul'];

export default function ScrollableTabs() {
  const [genre, setGenre] = React.useState('Ambient');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={genre}
        onChange={(event, value: string) => setGenre(value)}
        aria-label="Genres"
      >
        {genres.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
