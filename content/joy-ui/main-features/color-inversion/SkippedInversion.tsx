import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SkippedInversion() {
  return (
    <Card variant="solid" color="neutral" invertedColors sx={{ width: 300 }}>
      <Typography level="title-lg">Season pass</Typography>
      <Button>Read more</Button>
      <Sheet data-skip-inverted-colors sx={{ p: 1.5, borderRadius: 'sm' }}>
        <Typography level="title-sm">Ten plays, one price</Typography>
        <Button size="sm" sx={{ mt: 1 }}>
          Order for 180 €
        </Button>
      </Sheet>
    </Card>
  );
}
