import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';
import NightlightIcon from '@mui/icons-material/Nightlight';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';

const tools = [
  { name: 'Zoom in', icon: <ZoomInIcon /> },
  { name: 'Turn the dome', icon: <RotateRightIcon /> },
  { name: 'Red light only', icon: <NightlightIcon /> },
];

export default function BasicTooltip() {
  return (
    <Sheet
      variant="outlined"
      role="group"
      aria-label="Telescope"
      sx={{ display: 'flex', gap: 0.5, p: 0.5, borderRadius: 'md' }}
    >
      {tools.map(({ name, icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Sheet>
  );
}
