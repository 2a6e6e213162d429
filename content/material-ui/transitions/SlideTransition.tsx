import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Slide, { type SlideProps } from '@mui/material/Slide';
import TextField from '@mui/material/TextField';
import Button from '@mui/material/Button';

const directions = ['up', 'down', 'left', 'right'] as const;

export default function SlideTransition() {
  const [show, setShow] = React.useState(true);
  const [direction, setDirection] = React.useState<NonNullable<SlideProps['direction']>>('up');
  const [table, setTable] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320 }}>
      <TextField
        select
        label="Direction"
        value={direction}
        onChange={(event) =>
          setDirection(directions.find((name) => name === event.target.value) ?? 'up')
        }
      >
        {directions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => setShow(!show)}>{show ? 'Discard' : 'Draw'}</Button>
      <Box ref={setTable} sx={{ p: 3, overflow: 'hidden', bgcolor: 'action.hover' }}>
        <Slide
          in={show}
          direction={direction}
          container={table}
          appear={false}
          timeout={400}
          easing="ease-out"
        >
          <Paper sx={{ p: 2, width: 'fit-content', mx: 'auto' }}>Ace of spades</Paper>
        </Slide>
      </Box>
    </Box>
  );
}
