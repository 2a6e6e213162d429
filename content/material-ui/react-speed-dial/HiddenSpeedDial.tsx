import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import EditNoteIcon from '@mui/icons-material/EditNote';

export default function HiddenSpeedDial() {
  const [resting, setResting] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 150 }}>
      <FormControlLabel
        control={
          <Switch checked={resting} onChange={(event) => setResting(event.target.checked)} />
        }
        label="Pause the walk"
      />
      <SpeedDial
        ariaLabel="Add to the walk"
        icon={<SpeedDialIcon />}
        hidden={resting}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<EditNoteIcon />} slotProps={{ tooltip: { title: 'Note' } }} />
      </SpeedDial>
    </Box>
  );
}
