import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

interface StatProps {
  value: string;
  unit: string;
  trend?: 'up' | 'down';
}

const StatRoot = styled('div', { name: 'DocStat', slot: 'Root' })<{ ownerState: StatProps }>({
  padding: 16,
  border: '1px solid',
  variants: [{ props: { trend: 'down' }, style: { borderStyle: 'dashed' } }],
});

const StatValue = styled('div', { name: 'DocStat', slot: 'Value' })<{ ownerState: StatProps }>({
  fontSize: '2rem',
  variants: [
    { props: { trend: 'up' }, style: { '&::after': { content: '" ↑"' } } },
    { props: { trend: 'down' }, style: { '&::after': { content: '" ↓"' } } },
  ],
});

function Stat(props: StatProps) {
  return (
    <StatRoot ownerState={props}>
      <StatValue ownerState={props}>{props.value}</StatValue>
      {props.unit}
    </StatRoot>
  );
}

export default function StatStates() {
  return (
    <Stack direction="row" useFlexGap spacing={2}>
      <Stat value="18" unit="swarms" trend="up" />
      <Stat value="3" unit="queens lost" trend="down" />
    </Stack>
  );
}
