import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
    <rect width="160" height="160" fill="#2b3a67"/>
    <circle cx="112" cy="44" r="20" fill="#ffe8a3"/>
    <path d="m0 160 60-80 40 50 20-24 40 54z" fill="#141b33"/>
  </svg>`,
)}`;

export default function HorizontalCard() {
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        width: '100%',
        maxWidth: 460,
      }}
    >
      <CardMedia
        component="img"
        src={picture}
        alt="Full moon over a ridge"
        sx={{ width: { sm: 160 }, height: { xs: 120, sm: 'auto' } }}
      />
      <Stack>
        <CardContent sx={{ flexGrow: 1 }}>
          <Typography variant="h6" component="h3">
            Full moon walk
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Saturday, August 8, nine in the evening. Two hours with a guide.
          </Typography>
        </CardContent>
        <CardActions>
          <Button size="small">Sign up</Button>
        </CardActions>
      </Stack>
    </Card>
  );
}
