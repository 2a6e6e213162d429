import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96">
    <rect width="320" height="96" fill="#e7f3f7"/>
    <path d="m0 96 70-60 60 20 60-40 130 50v30z" fill="#62b6cb"/>
    <path d="m120 96 50-50 16 50z" fill="#1b4965"/>
  </svg>`,
)}`;

export default function ActionAreaCard() {
  return (
    <Card sx={{ width: 300 }}>
      <CardActionArea href="#glacier-path">
        <CardMedia image={picture} title="A crevasse in blue ice" sx={{ height: 96 }} />
        <CardContent>
          <Typography variant="h6" component="h3">
            Glacier path
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Three days, three huts, guide required
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small" aria-label="Save Glacier path">
          Save
        </Button>
      </CardActions>
    </Card>
  );
}
