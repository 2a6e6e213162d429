import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import CloudIcon from '@mui/icons-material/Cloud';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function ControlledSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const [weather, setWeather] = React.useState('not set');

  const choose = (name: string) => {
    setWeather(name);
    setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 200 }}>
      <Typography role="status">Weather: {weather}</Typography>
      <SpeedDial
        ariaLabel="Set the weather"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(event, reason) => setOpen(reason === 'toggle')}
        onClose={(event, reason) => {
          if (reason !== 'mouseLeave') {
            setOpen(false);
          }
        }}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction
          icon={<LightModeIcon />}
          slotProps={{ tooltip: { title: 'Sunny' } }}
          onClick={() => choose('sunny')}
        />
        <SpeedDialAction
          icon={<CloudIcon />}
          slotProps={{ tooltip: { title: 'Cloudy' } }}
          onClick={() => choose('cloudy')}
        />
      </SpeedDial>
    </Box>
  );
}
