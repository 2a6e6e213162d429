import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import OpenWithIcon from '@mui/icons-material/OpenWith';

const STEP = 24;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function clamp(value: number, min: number, max: number) {
  return Math.max(min, Math.min(max, value));
}

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });
  const paper = React.useRef<HTMLDivElement>(null);
  const grip = React.useRef({ x: 0, y: 0 });

  /** Moves the dialog, at most up to the edges of the window. */
  const moveTo = (x: number, y: number) => {
    if (paper.current) {
      const { left, right, top, bottom } = paper.current.getBoundingClientRect();
      setOffset({
        x: clamp(x, offset.x - left, offset.x + window.innerWidth - right),
        y: clamp(y, offset.y - top, offset.y + window.innerHeight - bottom),
      });
    }
  };

  const handlePointerDown = (event: React.PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
  };

  const handlePointerMove = (event: React.PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y);
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const move = arrows[event.key];
    if (move) {
      event.preventDefault();
      moveTo(offset.x + move[0], offset.y + move[1]);
    }
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Compare editions
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { ref: paper, style: { transform: `translate(${offset.x}px, ${offset.y}px)` } },
          transition: { onExited: () => setOffset({ x: 0, y: 0 }) },
        }}
      >
        <DialogTitle
          onPointerDown={handlePointerDown}
          onPointerMove={handlePointerMove}
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          First edition, 1969
        </DialogTitle>
        <DialogContent>
          <DialogContentText>Drag the title to see the page behind this dialog.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <IconButton aria-label="Move with the arrow keys" onKeyDown={handleKeyDown}>
            <OpenWithIcon />
          </IconButton>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
