import { styled } from '@mui/material/styles';

const Hours = styled('dl')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(1, 3),
  margin: 0,
  padding: theme.spacing(2),
  '& dd': { margin: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto 1fr' },
  [theme.breakpoints.down('sm')]: { '& dt': { fontWeight: 700 } },
}));

export default function OpeningHours() {
  return (
    <Hours>
      <dt>Tuesday to Friday</dt>
      <dd>10:00 to 18:00</dd>
      <dt>Weekend</dt>
      <dd>11:00 to 17:00</dd>
    </Hours>
  );
}
