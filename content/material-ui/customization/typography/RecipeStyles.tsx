import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    allVariants: { textWrap: 'pretty' },
    h4: {
      fontSize: '1.5rem',
      fontWeight: 700,
      '@media (min-width:600px)': { fontSize: '2rem' },
    },
    overline: { letterSpacing: '0.2em', lineHeight: 1.5 },
    body1: { lineHeight: 1.7 },
  },
});

export default function RecipeStyles() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Typography variant="overline" component="p">
          Soups
        </Typography>
        <Typography variant="h4" component="h3" gutterBottom>
          Beetroot with horseradish
        </Typography>
        <Typography sx={{ maxWidth: 440 }}>
          Roast four beetroots until a knife goes in easily, peel them, and simmer them in stock
          with one sour apple for ten minutes.
        </Typography>
      </div>
    </ThemeProvider>
  );
}
