import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const StatRoot = styled('div', { name: 'DocStat', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
}));

const StatValue = styled('div', { name: 'DocStat', slot: 'Value' })({
  fontSize: '2rem',
  fontWeight: 600,
});

function Stat({ value, unit }: { value: string; unit: string }) {
  return (
    <StatRoot>
      <StatValue>{value}</StatValue>
      {unit}
    </StatRoot>
  );
}

export default function StatParts() {
  return (
    <Stack direction="row" useFlexGap spacing={2}>
      <Stat value="42" unit="beehives" />
      <Stat value="310 kg" unit="of honey" />
    </Stack>
  );
}
