import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import FlightIcon from '@mui/icons-material/Flight';
import HearingIcon from '@mui/icons-material/Hearing';
import VisibilityIcon from '@mui/icons-material/Visibility';

const actions = [
  { name: 'Seen', icon: <VisibilityIcon /> },
  { name: 'Heard', icon: <HearingIcon /> },
  { name: 'Passing', icon: <FlightIcon /> },
];

export default function LabeledSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 260 }}>
      <SpeedDial
        ariaLabel="Record a bird"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
