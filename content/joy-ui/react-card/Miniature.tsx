import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <Card variant="outlined" sx={{ width: 220 }}>
      <Typography level="title-lg">Dinghy</Typography>
      <Typography level="body-sm">Four seats, one sail.</Typography>
      <Button size="sm">Book</Button>
    </Card>
  );
}
