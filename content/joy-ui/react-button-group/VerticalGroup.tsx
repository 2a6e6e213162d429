import IconButton from '@mui/joy/IconButton';
import ButtonGroup from '@mui/joy/ButtonGroup';
import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Telescope view" sx={{ width: 'fit-content' }}>
      <IconButton aria-label="Zoom in">
        <ZoomInIcon />
      </IconButton>
      <IconButton aria-label="Center the target">
        <CenterFocusStrongIcon />
      </IconButton>
      <IconButton aria-label="Zoom out">
        <ZoomOutIcon />
      </IconButton>
    </ButtonGroup>
  );
}
