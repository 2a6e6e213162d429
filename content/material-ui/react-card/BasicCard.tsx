import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 300 }}>
      <CardContent>
        <Typography variant="h5" component="h3" gutterBottom>
          Falkenstein hut
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>2,140 m, 34 beds</Typography>
        <Typography variant="body2">
          Four hours from the valley. Warm meals until eight, running water from June to September.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book a bed</Button>
        <Button size="small">Show route</Button>
      </CardActions>
    </Card>
  );
}
