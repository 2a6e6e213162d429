import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';

export default function IconButtonGroup() {
  return (
    <ButtonGroup variant="contained" disableElevation aria-label="Edit">
      <Button aria-label="Undo">
        <UndoIcon />
      </Button>
      <Button aria-label="Redo" disabled>
        <RedoIcon />
      </Button>
      <Button startIcon={<ZoomInIcon />}>Zoom</Button>
    </ButtonGroup>
  );
}
