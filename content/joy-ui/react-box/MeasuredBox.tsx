import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const seeds = ['Aster', 'Borage', 'Cosmos', 'Dill', 'Echium', 'Flax', 'Gaura', 'Hollyhock'];

export default function MeasuredBox() {
  const ref = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={1.5} sx={{ width: 280, maxWidth: '100%' }}>
      <Box
        ref={ref}
        role="region"
        aria-label="Flowers from A to H"
        tabIndex={0}
        sx={{ display: 'flex', gap: 1, p: 1, overflowX: 'auto', typography: 'body-sm' }}
      >
        {seeds.map((seed) => (
          <Box key={seed} sx={{ p: 1.5, borderRadius: 'sm', bgcolor: 'background.level1' }}>
            {seed}
          </Box>
        ))}
      </Box>
      <Button
        variant="soft"
        onClick={() => ref.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })}
      >
        Show the last one
      </Button>
    </Stack>
  );
}
