import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewCarouselIcon from '@mui/icons-material/ViewCarousel';

export default function IconToggles() {
  const [view, setView] = React.useState('list');

  return (
    <ToggleButtonGroup
      aria-label="Show today’s bread as"
      value={view}
      onChange={(event, newView) => setView(newView ?? view)}
    >
      <IconButton value="list" aria-label="List">
        <ViewListIcon />
      </IconButton>
      <IconButton value="grid" aria-label="Grid">
        <GridViewIcon />
      </IconButton>
      <IconButton value="shelf" aria-label="Shelf">
        <ViewCarouselIcon />
      </IconButton>
    </ToggleButtonGroup>
  );
}
