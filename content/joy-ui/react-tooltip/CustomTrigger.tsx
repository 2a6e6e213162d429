import * as React from 'react';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const StarButton = React.forwardRef<
  HTMLButtonElement,
  React.ComponentPropsWithoutRef<'button'> & { readonly size: number }
>(function StarButton({ size, ...props }, ref) {
  return (
    <Box
      {...props}
      component="button"
      type="button"
      ref={ref}
      sx={{
        width: size + 16,
        height: size + 16,
        p: 1,
        border: 0,
        borderRadius: '50%',
        bgcolor: 'primary.softBg',
        '&::before': {
          content: '""',
          display: 'block',
          height: size,
          borderRadius: '50%',
          bgcolor: 'warning.400',
        },
      }}
    />
  );
});

export default function CustomTrigger() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Tooltip title="Rigel, magnitude 0.1">
        <StarButton size={28} />
      </Tooltip>
      <Tooltip title="Bellatrix, magnitude 1.6">
        <StarButton size={18} />
      </Tooltip>
      <Tooltip title="Mintaka, magnitude 2.2">
        <StarButton size={12} />
      </Tooltip>
    </Stack>
  );
}
