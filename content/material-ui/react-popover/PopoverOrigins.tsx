import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const verticals = ['top', 'center', 'bottom'] as const;
const horizontals = ['left', 'center', 'right'] as const;
const origins = verticals.flatMap((vertical) =>
  horizontals.map((horizontal) => ({ vertical, horizontal })),
);
const nameOf = ({ vertical, horizontal }: PopoverOrigin) => `${vertical} ${horizontal}`;
const center: PopoverOrigin = { vertical: 'center', horizontal: 'center' };
const originOf = (name: string) => origins.find((origin) => nameOf(origin) === name) ?? center;

export default function PopoverOrigins() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [from, setFrom] = React.useState('bottom center');
  const [to, setTo] = React.useState('top center');
  const options = origins.map((origin) => (
    <MenuItem key={nameOf(origin)} value={nameOf(origin)}>
      {nameOf(origin)}
    </MenuItem>
  ));

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 280 }}>
      <TextField
        select
        label="Point of the button"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      >
        {options}
      </TextField>
      <TextField
        select
        label="Point of the popover"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        {options}
      </TextField>
      <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
        Show bed 3
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={originOf(from)}
        transformOrigin={originOf(to)}
      >
        <Typography sx={{ p: 2 }}>Beans and corn</Typography>
      </Popover>
    </Box>
  );
}
