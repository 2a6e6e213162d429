import type * as React from 'react';
import Sheet from '@mui/joy/Sheet';

const LEVELS = ['surface', 'level1', 'level2'] as const;

export default function LayeredSheets() {
  return LEVELS.reduceRight<React.ReactNode>(
    (inner, level) => (
      <Sheet
        sx={{
          bgcolor: `background.${level}`,
          color: 'text.primary',
          borderRadius: 'md',
          p: 2,
          display: 'grid',
          gap: 1.5,
          width: '100%',
        }}
      >
        background.{level}
        {inner}
      </Sheet>
    ),
    null,
  );
}
