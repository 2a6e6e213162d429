import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: 200,
  padding: theme.spacing(2),
  border: '2px solid',
  borderRadius: theme.shape.borderRadius,
  transition: theme.transitions.create(['border-radius', 'transform'], {
    duration: theme.transitions.duration.complex,
  }),
  '&[aria-pressed="true"]': { borderRadius: 32, transform: 'translateY(-8px)' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function ForecastTile() {
  const [pinned, setPinned] = React.useState(false);
  return (
    <Tile aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
      <Typography>Bergen</Typography>
      <Typography variant="body2">Rain until four</Typography>
    </Tile>
  );
}
