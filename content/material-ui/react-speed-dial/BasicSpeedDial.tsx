import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import EditNoteIcon from '@mui/icons-material/EditNote';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const actions = [
  { name: 'Note', icon: <EditNoteIcon /> },
  { name: 'Photo', icon: <PhotoCameraIcon /> },
  { name: 'Recording', icon: <MicIcon /> },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 260 }}>
      <SpeedDial
        ariaLabel="Add to the bird log"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
