import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side) => [`${side}-start`, side, `${side}-end`] as const);

export default function TooltipPlacements() {
  const [placement, setPlacement] = React.useState<(typeof placements)[number]>('top');

  return (
    <Stack spacing={6} sx={{ alignItems: 'center' }}>
      <TextField
        select
        label="Placement"
        size="small"
        value={placement}
        onChange={(event) =>
          setPlacement(placements.find((name) => name === event.target.value) ?? 'top')
        }
        sx={{ width: 160 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip arrow describeChild placement={placement} title="24 px wide">
        <Button variant="outlined" sx={{ height: 72 }}>
          Point here
        </Button>
      </Tooltip>
    </Stack>
  );
}
