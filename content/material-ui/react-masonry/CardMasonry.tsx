import Masonry from '@mui/lab/Masonry';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const { spacing } = createTheme();
const withPixelSpacing = (outer: Theme) => ({ ...outer, spacing });

const offers = [
  { name: 'Kitchen clock', text: 'Runs well, glass has a scratch. From the sixties.', price: 18 },
  { name: 'Atlas', text: '1931.', price: 40 },
  { name: 'Two chairs', text: 'Beech, newly glued. Only together.', price: 55 },
  { name: 'Tin toys', text: 'Seven cars, a crane, and a carousel that needs a spring.', price: 25 },
];

export default function CardMasonry() {
  return (
    <ThemeProvider theme={withPixelSpacing}>
      <Masonry
        component="section"
        aria-label="Offers"
        columns={2}
        spacing={1.5}
        defaultColumns={2}
        defaultHeight={440}
        defaultSpacing={1.5}
        sx={{ maxWidth: 560, minHeight: 440 }}
      >
        {offers.map(({ name, text, price }) => (
          <Card key={name} variant="outlined">
            <CardContent>
              <Typography variant="subtitle1" component="h3">
                {name}
              </Typography>
              <Typography variant="body2" gutterBottom>
                {text}
              </Typography>
              <Typography variant="subtitle2" component="p">
                € {price}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Masonry>
    </ThemeProvider>
  );
}
