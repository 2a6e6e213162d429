import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Card sx={{ width: 220 }}>
      <CardContent sx={{ pb: 0 }}>
        <Typography variant="h6">Dinghy</Typography>
        <Typography variant="body2" color="text.secondary">
          Four seats, one sail.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book</Button>
        <Button size="small">Details</Button>
      </CardActions>
    </Card>
  );
}
