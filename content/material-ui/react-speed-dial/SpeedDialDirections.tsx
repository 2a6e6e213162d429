import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<Direction>('up');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(event, value: Direction | null) => setDirection(value ?? direction)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ position: 'relative', height: 220, mt: 2 }}>
        <SpeedDial
          ariaLabel="Add a place"
          direction={direction}
          icon={<SpeedDialIcon />}
          sx={
            direction === 'up' || direction === 'left'
              ? { position: 'absolute', bottom: 0, insetInlineEnd: 0 }
              : { position: 'absolute', top: 0, insetInlineStart: 0 }
          }
        >
          <SpeedDialAction icon={<MyLocationIcon />} slotProps={{ tooltip: { title: 'Here' } }} />
          <SpeedDialAction
            icon={<PhotoCameraIcon />}
            slotProps={{ tooltip: { title: 'From a photo' } }}
          />
        </SpeedDial>
      </Box>
    </Box>
  );
}
