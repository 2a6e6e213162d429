import Typography from '@mui/material/Typography';
import { responsiveFontSizes, ThemeProvider, type Theme } from '@mui/material/styles';

const withResponsiveSizes = (outer: Theme) => responsiveFontSizes(outer);

export default function ResponsiveHeadings() {
  return (
    <div>
      <Typography variant="h4" component="p" gutterBottom>
        Harbor tour, fixed size
      </Typography>
      <ThemeProvider theme={withResponsiveSizes}>
        <Typography variant="h4" component="p">
          Harbor tour, responsive size
        </Typography>
      </ThemeProvider>
    </div>
  );
}
