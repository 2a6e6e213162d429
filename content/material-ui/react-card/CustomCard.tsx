import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';

const PassCard = styled(Card)(({ theme }) => ({
  width: 280,
  borderRadius: 20,
  color: theme.palette.primary.contrastText,
  background: `linear-gradient(135deg, ${theme.palette.primary.dark}, ${theme.palette.primary.main})`,
}));

const PassTitle = styled('h3')(({ theme }) => ({ ...theme.typography.h5, margin: 0 }));

const PassLine = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }));

export default function CustomCard() {
  return (
    <PassCard elevation={4}>
      <CardHeader
        title="12 nights left"
        subheader="Hut pass, valid until October 31"
        slots={{ title: PassTitle, subheader: PassLine }}
      />
    </PassCard>
  );
}
