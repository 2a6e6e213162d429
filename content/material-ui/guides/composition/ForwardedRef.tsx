import { forwardRef } from 'react';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const SpeciesChip = forwardRef<HTMLDivElement, ChipProps & { latin: string }>(function SpeciesChip(
  { latin, ...props },
  ref,
) {
  return <Chip ref={ref} variant="outlined" label={<i lang="la">{latin}</i>} {...props} />;
});

export default function ForwardedRef() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip title="Gray heron, seen 14 times" describeChild>
        <SpeciesChip latin="Ardea cinerea" tabIndex={0} />
      </Tooltip>
      <Fade in>
        <SpeciesChip latin="Alcedo atthis" color="primary" />
      </Fade>
      <Box component={SpeciesChip} latin="Fulica atra" sx={{ fontWeight: 'bold' }} />
    </Stack>
  );
}
