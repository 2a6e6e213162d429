import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme());

export default function ResponsiveHeadings() {
  return (
    <div>
      <Typography variant="h4" component="p" gutterBottom>
        Harbor tour, fixed size
      </Typography>
      <ThemeProvider theme={theme}>
        <Typography variant="h4" component="p">
          Harbor tour, responsive size
        </Typography>
      </ThemeProvider>
    </div>
  );
}
