import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = responsiveFontSizes(createTheme());

export default function ResponsiveHeadings() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Typography variant="h3" gutterBottom>
          New in spring
        </Typography>
        <Typography variant="h4" component="h4" gutterBottom>
          Novels
        </Typography>
        <Typography>Body text has the same size on every screen.</Typography>
      </div>
    </ThemeProvider>
  );
}
