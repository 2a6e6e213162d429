import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CardLink() {
  return (
    <Card
      variant="outlined"
      sx={{
        width: 280,
        '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' },
      }}
    >
      <CardContent>
        <Typography level="title-lg">
          <Link overlay href="#advent" underline="none" textColor="text.primary">
            Advent by candlelight
          </Link>
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          December 5, St. Anne’s, 60 voices and a harp
        </Typography>
      </CardContent>
    </Card>
  );
}
