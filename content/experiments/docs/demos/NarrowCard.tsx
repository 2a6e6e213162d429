import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function NarrowCard() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h3">
          Standard delivery
        </Typography>
        <Typography color="text.secondary">
          Two to four working days, tracked all the way.
        </Typography>
      </CardContent>
    </Card>
  );
}
