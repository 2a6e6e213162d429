import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PassCard = styled(Card)(({ theme }) => ({
  width: 280,
  borderRadius: 20,
  color: theme.palette.primary.contrastText,
  background: `linear-gradient(135deg, ${theme.palette.primary.dark}, ${theme.palette.primary.main})`,
}));

export default function CustomCard() {
  return (
    <PassCard elevation={4}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Typography variant="overline">Hut pass</Typography>
        <Typography variant="h5" component="h3">
          12 nights left
        </Typography>
        <Typography variant="body2">Valid until October 31</Typography>
      </CardContent>
    </PassCard>
  );
}
