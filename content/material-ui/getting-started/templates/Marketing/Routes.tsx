import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { routes } from './content';

export default function Routes() {
  return (
    <section id="routes" aria-labelledby="routes-title">
      <Typography id="routes-title" variant="h4" component="h2" gutterBottom>
        Every night
      </Typography>
      <Grid container spacing={2}>
        {routes.map(({ from, to, leaves, arrives, price }) => (
          <Grid key={to} size={{ xs: 12, sm: 6, md: 4 }}>
            <Card variant="outlined">
              <CardContent>
                <Typography variant="h6" component="h3">
                  {from} to {to}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  Leaves at {leaves}, arrives at {arrives}
                </Typography>
              </CardContent>
              <CardActions>
                <Button
                  href={`#${to.toLowerCase()}`}
                  aria-label={`Book from €${price}, ${from} to ${to}`}
                >
                  Book from €{price}
                </Button>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </section>
  );
}
