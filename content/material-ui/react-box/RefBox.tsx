import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const fish = ['Clownfish', 'Blue tang', 'Goby', 'Wrasse', 'Damsel', 'Cardinalfish', 'Blenny'];

export default function RefBox() {
  const listRef = React.useRef<HTMLUListElement>(null);

  return (
    <Box sx={{ width: 220 }}>
      <Box
        ref={listRef}
        component="ul"
        tabIndex={0}
        aria-label="Fish in tank 3"
        sx={{ m: 0, height: 90, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {fish.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
      <Button onClick={() => listRef.current?.scrollTo({ top: 1000, behavior: 'smooth' })}>
        Go to the last
      </Button>
    </Box>
  );
}
