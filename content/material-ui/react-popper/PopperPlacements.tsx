import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const placements = ['top', 'right', 'bottom', 'left', 'auto'].flatMap((side) => [
  side,
  `${side}-start`,
  `${side}-end`,
]) as PopperPlacementType[];

export default function PopperPlacements() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom-start');

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 8, pb: 8 }}>
      <TextField
        select
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        sx={{ width: 200 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box ref={setAnchor} sx={{ px: 4, py: 2, bgcolor: 'action.selected' }}>
        bonjour
      </Box>
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement={placement}>
        {(props) => (
          <Paper elevation={4} sx={{ p: 1 }}>
            {props.placement}
          </Paper>
        )}
      </Popper>
    </Box>
  );
}
