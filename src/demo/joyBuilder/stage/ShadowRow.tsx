import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import type { JSX } from 'react';
import { SIZES } from '../joyTokens.ts';

/** A square for each size of radius and shadow. */
export function ShadowRow(): JSX.Element {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 1.5, py: 1 }}
    >
      {SIZES.map((size) => (
        <Sheet
          key={size}
          sx={{
            aspectRatio: '1',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'background.popup',
            borderRadius: size,
            boxShadow: size,
            fontSize: 'sm',
          }}
        >
          {size}
        </Sheet>
      ))}
    </Box>
  );
}
