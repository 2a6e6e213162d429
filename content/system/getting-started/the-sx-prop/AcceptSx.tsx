import type * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';

interface ReadingProps {
  readonly label: string;
  readonly children: React.ReactNode;
  readonly sx?: SxProps<Theme>;
}

function Reading({ label, children, sx = [] }: ReadingProps) {
  return (
    <Box
      sx={[
        { px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {label}: <strong>{children}</strong>
    </Box>
  );
}

export default function AcceptSx() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Reading label="Humidity">64 %</Reading>
      <Reading label="Pressure" sx={{ borderColor: 'primary.main', borderWidth: 2 }}>
        1013 hPa
      </Reading>
    </Stack>
  );
}
