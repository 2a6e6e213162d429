import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function InvertedProgress() {
  return (
    <Card variant="solid" color="success" invertedColors sx={{ width: 320 }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <CircularProgress size="lg" determinate value={80} aria-labelledby="starter-label" />
        <Typography id="starter-label" textColor="text.primary">
          The sourdough has risen to 80 percent of its bowl.
        </Typography>
      </CardContent>
    </Card>
  );
}
