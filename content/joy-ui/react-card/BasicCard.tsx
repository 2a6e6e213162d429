import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Black salsify
        </Typography>
        <Typography>
          Sow in April, lift the roots from October on. Thirty seeds a packet.
        </Typography>
      </CardContent>
      <CardActions>
        <Button>Borrow a packet</Button>
        <Button variant="plain" color="neutral">
          Growing notes
        </Button>
      </CardActions>
    </Card>
  );
}
