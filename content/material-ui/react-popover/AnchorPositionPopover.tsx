import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover, { type PopoverPosition } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function AnchorPositionPopover() {
  const [position, setPosition] = React.useState<PopoverPosition>({ top: 0, left: 0 });
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <ButtonBase
        sx={{ width: '100%', height: 120, bgcolor: 'action.hover', typography: 'body1' }}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const byKeyboard = event.detail === 0;
          setPosition({
            top: byKeyboard ? box.top + box.height / 2 : event.clientY,
            left: byKeyboard ? box.left + box.width / 2 : event.clientX,
          });
          setOpen(true);
        }}
      >
        Click anywhere on the lawn
      </ButtonBase>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
      >
        <Typography sx={{ p: 2 }}>Soil is dry here</Typography>
      </Popover>
    </React.Fragment>
  );
}
