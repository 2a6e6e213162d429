import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import NightlightIcon from '@mui/icons-material/Nightlight';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';

export default function BasicTooltip() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Telescope">
      <Tooltip title="Zoom in">
        <IconButton variant="outlined">
          <ZoomInIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Turn the dome">
        <IconButton variant="outlined">
          <RotateRightIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Red light only">
        <IconButton variant="outlined">
          <NightlightIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
