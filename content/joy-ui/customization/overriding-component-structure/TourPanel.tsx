import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function TourPanel() {
  return (
    <Card component="article" sx={{ width: 300, maxWidth: '100%' }}>
      <Typography level="title-lg" component="h3">
        Room 12, the clocks
      </Typography>
      <Typography>
        <Typography component="time" dateTime="PT20M" variant="soft">
          20 minutes
        </Typography>{' '}
        from the entrance, with stairs
      </Typography>
    </Card>
  );
}
