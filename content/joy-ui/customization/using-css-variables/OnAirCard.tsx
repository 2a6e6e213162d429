import { styled } from '@mui/joy/styles';

const StationCard = styled('div')(({ theme }) => ({
  ...theme.typography['body-md'],
  width: 280,
  maxWidth: '100%',
  padding: theme.spacing(2),
  color: theme.vars.palette.success.softColor,
  backgroundColor: theme.vars.palette.success.softBg,
  borderRadius: theme.vars.radius.lg,
  boxShadow: theme.vars.shadow.sm,
}));

export default function OnAirCard() {
  return <StationCard>On air: Morning Tide, until 10:00</StationCard>;
}
