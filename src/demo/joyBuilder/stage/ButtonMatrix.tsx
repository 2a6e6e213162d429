import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import type { JSX } from 'react';
import { formatTitle } from '../formatTitle.ts';
import { PALETTES, VARIANTS } from '../joyTokens.ts';

/** A button of each color in each variant. */
export function ButtonMatrix(): JSX.Element {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@container (min-width: 270px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {PALETTES.flatMap((color) =>
        VARIANTS.toReversed().map((variant) => (
          <Button
            key={`${color} ${variant}`}
            size="sm"
            color={color}
            variant={variant}
            sx={{ px: 0.5 }}
          >
            {formatTitle(color)}
          </Button>
        )),
      )}
    </Box>
  );
}
