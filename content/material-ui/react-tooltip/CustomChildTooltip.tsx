import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface SwatchProps extends BoxProps<'button'> {
  shade: 'primary.main' | 'secondary.main';
}

const Swatch = React.forwardRef<HTMLButtonElement, SwatchProps>(function Swatch(
  { shade, ...props },
  ref,
) {
  return (
    <Box
      component="button"
      type="button"
      ref={ref}
      {...props}
      sx={{ width: 40, height: 40, border: 1, borderRadius: 1, bgcolor: shade }}
    />
  );
});

export default function CustomChildTooltip() {
  return (
    <Tooltip title="Brand color">
      <Swatch shade="primary.main" />
    </Tooltip>
  );
}
