import * as React from 'react';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

export default function LinkCard() {
  const [wanted, setWanted] = React.useState(false);

  return (
    <Card
      orientation="horizontal"
      sx={{
        maxWidth: 380,
        '&:hover': { boxShadow: 'md', borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <CardContent>
        <Typography level="title-md" component="h3">
          <Link overlay underline="none" color="neutral" href="#LinkCard">
            Painted corn
          </Link>
        </Typography>
        <Typography>Grown on terraces at 1,900 m, given by three gardens.</Typography>
      </CardContent>
      <CardActions sx={{ alignSelf: 'flex-start' }}>
        <IconButton
          aria-label="Painted corn on my wish list"
          aria-pressed={wanted}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        </IconButton>
      </CardActions>
    </Card>
  );
}
