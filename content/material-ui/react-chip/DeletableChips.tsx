import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const all = ['Lentils', 'Carrots', 'Onions', 'Cumin', 'Lemon'];

export default function DeletableChips() {
  const [needed, setNeeded] = React.useState(all);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box
        component="ul"
        aria-label="Shopping list"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 }}
      >
        {needed.map((name) => (
          <li key={name}>
            <Chip
              label={name}
              aria-description="Press Delete to remove"
              onDelete={() => setNeeded(needed.filter((other) => other !== name))}
            />
          </li>
        ))}
      </Box>
      <Button disabled={needed.length === all.length} onClick={() => setNeeded(all)}>
        Start again
      </Button>
    </Stack>
  );
}
