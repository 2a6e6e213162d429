import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function ContentRow() {
  return (
    <Card variant="soft" color="success" sx={{ maxWidth: 340 }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <CircularProgress
          determinate
          value={86}
          size="lg"
          color="success"
          aria-label="Germination of runner beans"
        >
          86%
        </CircularProgress>
        <CardContent>
          <Typography level="title-md" component="h3" textColor="inherit">
            Germination test
          </Typography>
          <Typography textColor="inherit">43 of 50 runner beans came up in ten days.</Typography>
        </CardContent>
      </CardContent>
    </Card>
  );
}
