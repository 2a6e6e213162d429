import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import FavoriteIcon from '@mui/icons-material/Favorite';

const positions = ['top', 'bottom', 'start', 'end'] as const;

export default function IconPositionTabs() {
  const [value, setValue] = React.useState('top');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={(_event, newValue: string) => setValue(newValue)}
        aria-label="Positions of the icon"
      >
        {positions.map((position) => (
          <Tab
            key={position}
            value={position}
            icon={<FavoriteIcon />}
            iconPosition={position}
            label={position}
            id={`icon-${position}`}
            aria-controls="icon-panel"
          />
        ))}
      </Tabs>
      <Box id="icon-panel" role="tabpanel" aria-labelledby={`icon-${value}`} sx={{ p: 2 }}>
        The icon is at the {value}.
      </Box>
    </Box>
  );
}
