import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import type { SxProps, Theme } from '@mui/system';

const StatRoot = styled('div', { name: 'DocStat', slot: 'Root' })({ border: '1px solid' });

interface StatProps {
  readonly value: string;
  readonly sx?: SxProps<Theme>;
}

function Stat({ value, sx = [] }: StatProps) {
  return (
    <StatRoot sx={[{ p: 2, borderRadius: 2 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {value}
    </StatRoot>
  );
}

export default function StatWithSx() {
  return (
    <Stack direction="row" useFlexGap spacing={2}>
      <Stat value="7 frames" />
      <Stat value="12 frames" sx={{ borderRadius: 0, borderWidth: 3 }} />
    </Stack>
  );
}
