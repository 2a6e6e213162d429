import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">
    <rect width="320" height="160" fill="#9cc9e8"/>
    <path d="M0 160 90 50l60 70 50-60 120 100z" fill="#5b7083"/>
    <path d="m90 50-22 27 22-8 20 12zM200 60l-17 20 18-6 19 6z" fill="#fff"/>
    <path d="M130 160v-26l20-16 20 16v26z" fill="#8a4b2a"/>
  </svg>`,
)}`;

export default function MediaCard() {
  return (
    <Card sx={{ width: 300 }}>
      <CardMedia
        component="img"
        height="160"
        image={picture}
        alt="A wooden hut below two peaks with snow"
      />
      <CardContent>
        <Typography variant="h6" component="h3">
          Lake hut
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          1,860 m, open all year
        </Typography>
      </CardContent>
    </Card>
  );
}
