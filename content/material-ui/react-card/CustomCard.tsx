import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PassCard = styled(Card)(({ theme }) => ({
  width: 280,
  borderRadius: 20,
  color: theme.palette.primary.contrastText,
  background: `linear-gradient(135deg, ${theme.palette.primary.dark}, ${theme.palette.primary.main})`,
}));

const UpsideDown = styled('div')({ display: 'flex', flexDirection: 'column-reverse' });

export default function CustomCard() {
  return (
    <PassCard elevation={4}>
      <CardHeader
        title="12 nights left"
        subheader="Hut pass"
        slots={{ content: UpsideDown }}
        slotProps={{
          title: { component: 'h3' },
          subheader: { variant: 'overline', color: 'inherit' },
        }}
      />
      <CardContent sx={{ pt: 0, '&:last-child': { pb: 2 } }}>
        <Typography variant="body2">Valid until October 31</Typography>
      </CardContent>
    </PassCard>
  );
}
