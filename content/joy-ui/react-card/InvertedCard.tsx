import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const COLORS = ['primary', 'success'] as const;

export default function InvertedCard() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {COLORS.map((color) => (
        <Card key={color} variant="solid" color={color} invertedColors sx={{ width: 280 }}>
          <CardContent>
            <Typography level="title-lg" component="h3">
              Swap day, 14 March
            </Typography>
            <Typography textColor="text.primary">Bring what you have too much of.</Typography>
          </CardContent>
          <CardActions>
            <Button variant="solid">Take part</Button>
            <Button variant="outlined">How it works</Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
